import type { Enquiry } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Colleague } from '../../../notes/colleague.tsx';
import { ownAccount } from '../../../session/own-account.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { changeInWords } from '../change-in-words.ts';
import styles from './changes.module.css';

/** What was changed of an enquiry, by whom and when, oldest first, with the words that a correction replaced. */
export function Changes({ changes }: Pick<Enquiry, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>
        {formatNumber(changes.length)} {changes.length === 1 ? 'change' : 'changes'}
      </summary>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <p className="small breakable">
              {change.by === ownAccount() ? 'You' : <Colleague account={change.by} />} {changeInWords(change)},{' '}
              <TimeSince moment={change.createdAt} className="muted" />
            </p>
            {change.field === 'text' && change.before !== null && (
              <>
                <p className="small muted">It said:</p>
                <blockquote className={styles.text}>{change.before}</blockquote>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
