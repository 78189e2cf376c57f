import { Button, Icon, SendButton, TriangleAlert } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import { Colleague } from '../../../notes/colleague.tsx';
import { ownAccount } from '../../../session/own-account.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import type { ThreadEntry } from '../thread.ts';
import styles from './newer-entries.module.css';

interface NewerEntriesProps {
  readonly customerName: string;
  readonly entries: readonly ThreadEntry[];
  readonly isSending: boolean;
  /** What becomes of the reply: without mail it is only kept. */
  readonly verb: 'Send' | 'Keep';
  readonly onSend: () => void;
  readonly onKeep: () => void;
}

/** What an enquiry has got since a reply to it was begun, so that nobody answers twice without knowing. */
export function NewerEntries({ customerName, entries, isSending, verb, onSend, onKeep }: NewerEntriesProps) {
  const box = useRef<HTMLElement>(null);
  const newest = entries.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another notice
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <section ref={box} tabIndex={-1} aria-label="Added since you began" className={styles.newer}>
      <p role="alert" className={styles.title}>
        <Icon of={TriangleAlert} />
        <span>
          <b>Not sent yet:</b> since you began, this enquiry has got {entries.length === 1 ? 'this' : 'these'}. Your text is kept.
        </span>
      </p>
      <ol className="stack gap-3">
        {entries.map(({ key, by, did, text, createdAt }) => (
          <li key={key}>
            <p className="small">
              <b>{by === null ? customerName : by === ownAccount() ? 'You' : <Colleague account={by} />}</b> {did},{' '}
              <TimeSince moment={createdAt} />
            </p>
            {text && <blockquote className={styles.text}>{text}</blockquote>}
          </li>
        ))}
      </ol>
      <p className="cluster gap-2">
        <SendButton
          size="small"
          type="button"
          isSending={isSending}
          underWay={verb === 'Send' ? 'Sending...' : 'Saving...'}
          onClick={onSend}
        >
          {verb} all the same
        </SendButton>
        <Button size="small" disabled={isSending} onClick={onKeep}>
          Keep the draft
        </Button>
      </p>
    </section>
  );
}
