import type { TraceSummary } from '@forecourt/contracts';
import { Badge } from '@forecourt/ui';
import { TimeSince } from '../../../time/time-since.tsx';
import { partName, took } from '../trace-words.ts';
import styles from './trace-row.module.css';

interface TraceRowProps {
  readonly trace: TraceSummary;
  readonly onOpen: () => void;
}

/** A trace in the list: what began it, when, how long it took, and the services it went through. */
export function TraceRow({ trace, onOpen }: TraceRowProps) {
  const { name, startedAt, durationMs, parts, kind, repeats } = trace;
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.name}>{name}</span>
      {kind === 'failure' && <Badge tone="red">Failed</Badge>}
      {repeats !== null && <Badge tone="outline">Again</Badge>}
      <span className={styles.took}>{took(durationMs)}</span>
      <span className={styles.where}>
        {parts.map(partName).join(', ')} · <TimeSince moment={new Date(startedAt).toISOString()} />
      </span>
    </button>
  );
}
