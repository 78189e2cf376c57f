import type { EnquiryRequest } from '@forecourt/contracts';
import { Button, Dialog } from '@forecourt/ui';
import { useEffect, useId, useState } from 'react';
import formStyles from '../forms/form.module.css';
import { CalculationSummary } from './calculation-summary.tsx';
import styles from './enquiry-dialog.module.css';
import { knownPerson } from './enquiry-drafts.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { textsOf } from './enquiry-texts.ts';
import { isReachable } from './enquiry-values.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

const WISH = 'Tell me when one like it arrives';

const TITLES: Readonly<Record<EnquiryRequest['form'], string>> = {
  callback: 'Request Callback',
  test_drive: 'Book Test Drive',
  quote: 'Request Quote',
};

interface EnquiryDialogProps {
  readonly request: EnquiryRequest;
  readonly onClose: () => void;
}

/** A form over the page; what was typed is there again when it is opened again. */
export function EnquiryDialog({ request, onClose }: EnquiryDialogProps) {
  const { vehicle, calculation } = request;
  // Nothing else is offered of a sold van (D36).
  const asked = vehicle?.isSold ? 'callback' : request.form;
  const title = vehicle?.isSold ? WISH : TITLES[asked];
  const id = useId();
  const form = useEnquiryForm({ asked, subject: { vehicle, calculation }, onSent: onClose });
  // Not the button that closes it, which is what the browser takes.
  useEffect(form.focusFirst, []);
  const texts = textsOf(form.inquiryType);
  // As it was opened: while somebody types, the question stays.
  const [isUnknown] = useState(() => !isReachable(knownPerson()));
  const about = vehicle && `${vehicle.make} ${vehicle.model}.`;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" disabled={form.pending} className={styles.submit}>
            {form.pending ? texts.pending : vehicle?.isSold ? 'Send Enquiry' : title}
          </Button>
        </>
      }
    >
      <form
        id={id}
        method="post"
        action="/contact"
        noValidate
        className={styles.form}
        onSubmit={form.submit}
        onChange={form.keep}
      >
        {asked === 'quote' && isUnknown && <h3 className={styles.question}>One more step: where can we reach you?</h3>}
        <p className={styles.lead}>{[about, texts.sent.text].filter(Boolean).join(' ')}</p>
        {calculation && <CalculationSummary calculation={calculation} />}
        <div className={formStyles.form}>
          <EnquiryFields form={form} withTypes={asked === 'callback' && !vehicle?.isSold} />
        </div>
      </form>
    </Dialog>
  );
}
