import type { DeadLetterGroup, ServiceName } from '@forecourt/contracts';
import { Button, ChevronDown, Icon } from '@forecourt/ui';
import { useId, useRef, useState } from 'react';
import { useRetry } from '../api/settle-dead-letters.ts';
import { duration } from '../duration.ts';
import { heardBy, reasonInWords } from '../letter-words.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import styles from './letter-group.module.css';
import { Letters } from './letters.tsx';

interface LetterGroupProps {
  readonly service: ServiceName;
  readonly group: DeadLetterGroup;
  /** The group has been settled. */
  readonly onGone: () => void;
}

/** Messages of one consumer that failed for the same reason. */
export function LetterGroup({ service, group: { group, consumer, reason, count, oldestSeconds }, onGone }: LetterGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isArchiving, setArchiving] = useState(false);
  const { mutate: retry, isPending } = useRetry();
  const opener = useRef<HTMLButtonElement>(null);
  const all = count === 1 ? 'it' : `all ${count}`;
  return (
    <article aria-labelledby={id} className="rounded-lg edged paper">
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 id={id} className={styles.reason}>
            {reasonInWords(reason)}
          </h3>
          <p className="small muted tabular">
            {heardBy(service, consumer)} · {count === 1 ? '1 message' : `${count} messages`} · oldest {duration(oldestSeconds)}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            ref={opener}
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-letters`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ChevronDown} small className={isOpen ? styles.turned : undefined} />
            {isOpen ? 'Close' : 'Open'}
          </Button>
          <Button
            size="small"
            variant="dark"
            aria-busy={isPending}
            onClick={() => retry([{ service, group }], { onSuccess: ({ failed }) => failed === 0 && onGone() })}
          >
            {isPending ? 'Retrying...' : `Retry ${all}`}
          </Button>
          <Button size="small" onClick={() => setArchiving(true)}>
            Archive {all}
          </Button>
        </div>
      </div>
      <div id={`${id}-letters`} hidden={!isOpen}>
        {isOpen && (
          <Letters
            service={service}
            group={group}
            reason={reason}
            count={count}
            onSettled={() => opener.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      {isArchiving && (
        <ArchiveDialog chosen={{ service, group }} count={count} onClose={() => setArchiving(false)} onArchived={onGone} />
      )}
    </article>
  );
}
