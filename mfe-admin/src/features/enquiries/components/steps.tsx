import type { CallOutcome, Enquiry, EnquiryStep } from '@forecourt/contracts';
import { useQueryClient } from '@forecourt/web-kit';
import { useState } from 'react';
import { Correctable } from '../../../notes/correctable.tsx';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import { Part } from '../../../record-card/words.tsx';
import { mayI, ownAccount } from '../../../session/own-account.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { putEnquiry, readEnquiriesAgain } from '../api/get-enquiries.ts';
import { stepInWords } from '../step-in-words.ts';
import { withCorrection } from '../thread.ts';
import { CallOutcomeChoice } from './call-outcome.tsx';
import { Changes } from './changes.tsx';
import styles from './steps.module.css';

/** Who was given an enquiry, and who called or wrote by WhatsApp, oldest first. Whoever called or wrote can correct it. Then what was changed. */
export function Steps({ enquiry }: { readonly enquiry: Enquiry }) {
  if (enquiry.steps.length + enquiry.changes.length === 0) return null;
  return (
    <Part title="History">
      {enquiry.steps.length > 0 && (
        <ol className="stack gap-2" aria-live="polite">
          {enquiry.steps.map((step) => (
            <li key={step.id}>
              <Step step={step} />
              {step.kind !== 'given' && step.by === ownAccount() && mayI('enquiries.work') && enquiry.erasedAt === null && (
                <OwnStep enquiry={enquiry} step={step} />
              )}
            </li>
          ))}
        </ol>
      )}
      <Changes changes={enquiry.changes} />
    </Part>
  );
}

function Step({ step }: { readonly step: EnquiryStep }) {
  const colleague = useColleagueName();
  const own = ownAccount();
  return (
    <>
      <p className="small">
        {stepInWords(step, (account) => (account === own ? 'you' : colleague(account)))},{' '}
        <TimeSince moment={step.createdAt} className="muted" />
        {step.editedAt && <span className="muted">, edited</span>}
      </p>
      {step.text && <p className={styles.text}>{step.text}</p>}
    </>
  );
}

function OwnStep({ enquiry: { id, customerName }, step }: { readonly enquiry: Enquiry; readonly step: EnquiryStep }) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<CallOutcome | null>(step.outcome);
  const put = (corrected: Partial<EnquiryStep> | null) =>
    putEnquiry(client, id, (now) => ({ ...now, steps: withCorrection(now.steps, step.id, corrected) }));
  const isCall = step.kind === 'called';
  return (
    <Correctable
      path={`/api/inquiries/${id}/contacts/${step.id}`}
      what={`${isCall ? 'call to' : 'message to'} ${customerName}`}
      text={step.text ?? ''}
      isOptional
      facts={outcome ? { outcome } : {}}
      fields={isCall && <CallOutcomeChoice chosen={outcome} error={null} onChoose={setOutcome} />}
      onCorrected={(text, editedAt) => put({ text: text || null, outcome, editedAt })}
      onDeleted={() => put(null)}
      onRestored={() => void readEnquiriesAgain(client)}
      onClose={() => setOutcome(step.outcome)}
    />
  );
}
