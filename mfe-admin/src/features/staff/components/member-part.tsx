import { SendButton } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import styles from './member-part.module.css';

interface MemberPartProps {
  /** What the button does. */
  readonly what: string;
  readonly verb: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onPress: () => void;
}

/** One thing that can be done to an account. */
export function MemberPart({ what, verb, isPending, error, onPress }: MemberPartProps) {
  return (
    <section className={styles.part}>
      <p>{what}</p>
      <SendButton size="small" isSending={isPending} underWay="One moment..." onClick={onPress}>
        {verb}
      </SendButton>
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
    </section>
  );
}
