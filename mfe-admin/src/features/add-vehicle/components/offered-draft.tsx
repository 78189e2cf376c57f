import { Button } from '@forecourt/ui';
import { type Draft, draftName } from '../draft.ts';
import styles from './offered-draft.module.css';

interface OfferedDraftProps {
  readonly draft: Draft;
  readonly onContinue: () => void;
  readonly onForget: () => void;
}

/** Offers to continue an unsaved draft. */
export function OfferedDraft({ draft, onContinue, onForget }: OfferedDraftProps) {
  return (
    <section aria-label="Not saved yet" className={styles.offer}>
      <p className={styles.text}>
        You started adding <b>{draftName(draft)}</b> but haven't saved it.
      </p>
      <div className="flex gap-2">
        <Button variant="dark" size="small" onClick={onContinue}>
          Continue
        </Button>
        <Button size="small" onClick={onForget}>
          Discard
        </Button>
      </div>
    </section>
  );
}
