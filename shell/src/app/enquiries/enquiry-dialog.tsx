import type { EnquiryRequest } from '@forecourt/contracts';
import { Button, Dialog } from '@forecourt/ui';
import { dismissToast, toasts } from '@forecourt/web-kit';
import { useEffect, useId, useState } from 'react';
import formStyles from '../forms/form.module.css';
import { CalculationSummary } from './calculation-summary.tsx';
import styles from './enquiry-dialog.module.css';
import { knownPerson } from './enquiry-drafts.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import { type SentEnquiry, textsOf } from './enquiry-texts.ts';
import { isReachable, vanName } from './enquiry-values.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { useJustShown } from './use-just-shown.ts';

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

/** A form over the page, replaced by a confirmation once it was sent. */
export function EnquiryDialog({ request, onClose }: EnquiryDialogProps) {
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  if (!sent) return <FormDialog request={request} onClose={onClose} onSent={setSent} />;
  return (
    <Dialog title="Your enquiry" onClose={onClose} footer={<Done onClick={onClose} />}>
      <div className={styles.form}>
        <EnquirySent sent={sent} isTold />
      </div>
    </Dialog>
  );
}

function Done({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button inert={useJustShown()} onClick={onClick}>
      Done
    </Button>
  );
}

interface FormDialogProps extends EnquiryDialogProps {
  readonly onSent: (sent: SentEnquiry) => void;
}

/** Restores what was typed when it is opened again. */
function FormDialog({ request, onClose, onSent }: FormDialogProps) {
  const { vehicle, calculation } = request;
  const isWish = vehicle?.isSold === true;
  // A sold van offers nothing else (D36).
  const asked = isWish ? 'callback' : request.form;
  const title = isWish ? WISH : TITLES[asked];
  const id = useId();
  const form = useEnquiryForm({ asked, subject: { vehicle, calculation }, onSent });
  // Not the close button, which the browser would focus.
  useEffect(form.focusFirst, []);
  const texts = textsOf(form.inquiryType, isWish);
  // Decided when it opens: the question stays while somebody types.
  const [isUnknown] = useState(() => !isReachable(knownPerson()));
  const about = vehicle && `${vanName(vehicle)}.`;
  const cancel = () => {
    // A toast such as 'Quote Requested' no longer holds if the form is not sent.
    dismissToast(toasts.current()?.id ?? 0);
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" aria-disabled={form.pending} className={styles.submit}>
            {form.pending ? texts.pending : isWish ? 'Send Enquiry' : title}
          </Button>
        </>
      }
    >
      <form id={id} method="post" action="/contact" noValidate className={styles.form} onSubmit={form.submit} onInput={form.keep}>
        {asked === 'quote' && isUnknown && <h3 className="h5">One more step: where can we reach you?</h3>}
        <p className="small muted">{[about, texts.sent.text].filter(Boolean).join(' ')}</p>
        {calculation && <CalculationSummary calculation={calculation} />}
        <div className={formStyles.form}>
          <EnquiryFields form={form} withTypes={asked === 'callback' && !isWish} />
        </div>
      </form>
    </Dialog>
  );
}
