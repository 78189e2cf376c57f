import type { DeadLetter, ServiceName } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { ListError, ListLoading } from '../../../list-state/list-state.tsx';
import { TimeSince } from '../../../time/time-since.tsx';
import { deadLettersQuery } from '../api/get-dead-letters.ts';
import { useRetry } from '../api/settle-dead-letters.ts';
import { reasonInWords } from '../letter-words.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import styles from './letters.module.css';

interface LettersProps {
  readonly service: ServiceName;
  readonly group: string;
  /** Of the group. */
  readonly reason: string;
  /** How many wait by the latest count. */
  readonly count: number;
  /** One has been settled, and its buttons are gone. */
  readonly onSettled: () => void;
}

/** The messages of an open group, with what they say. */
export function Letters({ service, group, reason, count, onSettled }: LettersProps) {
  const { data, isError, refetch } = useQuery(deadLettersQuery(service, group));
  if (isError && !data) return <ListError what="messages" onRetry={() => void refetch()} />;
  if (!data) return <ListLoading what="messages" />;
  return (
    <>
      <ol className={styles.letters}>
        {data.letters.map((letter) => (
          <li key={letter.id} className={styles.letter}>
            <Letter service={service} letter={letter} reason={reason} onSettled={onSettled} />
          </li>
        ))}
      </ol>
      {data.hasMore && (
        <p className={styles.state}>
          These are the oldest {data.letters.length} of {count}. The buttons of the group are for all of them.
        </p>
      )}
    </>
  );
}

interface LetterProps extends Pick<LettersProps, 'service' | 'reason' | 'onSettled'> {
  readonly letter: DeadLetter;
}

function Letter({ service, letter, reason, onSettled }: LetterProps) {
  const [open, setOpen] = useState<'editor' | 'archive' | null>(null);
  const { mutate: retry, isPending } = useRetry();
  const { id, subject, attempts, firstFailedAt, diedAt, payload } = letter;
  const name = `${service}-${id}`;
  const close = () => setOpen(null);
  return (
    <article aria-label={`Message ${name}`} className="stack one-column gap-3">
      <div className="stack gap-1">
        <p className={styles.facts}>
          <b className="strong ink">{name}</b>
          <span>{subject}</span>
          <span className="muted">
            Failed <TimeSince moment={firstFailedAt} />
          </span>
          <span className="muted">
            Given up after {attempts} {attempts === 1 ? 'try' : 'tries'}, {tookSeconds(firstFailedAt, diedAt)}
          </span>
        </p>
        {letter.reason !== reason && <p className={styles.reason}>{reasonInWords(letter.reason)}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={`What ${name} says`} className={styles.payload}>
        <pre>{payload}</pre>
      </section>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="dark"
          aria-busy={isPending}
          onClick={() => retry([{ service, id }], { onSuccess: ({ failed }) => failed === 0 && onSettled() })}
        >
          {isPending ? 'Retrying...' : 'Retry'}
        </Button>
        <Button size="small" onClick={() => setOpen('editor')}>
          Edit and retry
        </Button>
        <Button size="small" onClick={() => setOpen('archive')}>
          Archive
        </Button>
      </div>
      {open === 'editor' && <EditDialog service={service} letter={letter} onClose={close} onSettled={onSettled} />}
      {open === 'archive' && <ArchiveDialog chosen={{ service, id }} count={1} onClose={close} onArchived={onSettled} />}
    </article>
  );
}

const tookSeconds = (from: string, to: string): string => {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1_000);
  return seconds <= 0 ? 'at once' : `within ${seconds} s`;
};
