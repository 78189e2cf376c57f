import type { Enquiry, EnquiryStep } from '@forecourt/contracts';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import { Part } from '../../../record-card/words.tsx';
import { ownAccount } from '../../../session/own-account.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { stepInWords } from '../step-in-words.ts';
import styles from './steps.module.css';

/** Who was given an enquiry, and who called or wrote by WhatsApp, oldest first. */
export function Steps({ steps }: Pick<Enquiry, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <Part title="History">
      <ol className="stack gap-2" aria-live="polite">
        {steps.map((step) => (
          <li key={step.id}>
            <Step step={step} />
          </li>
        ))}
      </ol>
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
      </p>
      {step.text && <p className={styles.text}>{step.text}</p>}
    </>
  );
}
