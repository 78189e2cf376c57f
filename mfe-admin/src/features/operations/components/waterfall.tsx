import type { Span } from '@forecourt/contracts';
import { classes } from '@forecourt/ui';
import { partName, type Row, rowsOf, took } from '../trace-words.ts';
import styles from './waterfall.module.css';

interface WaterfallProps {
  readonly spans: readonly Span[];
  /** Of the whole trace. */
  readonly durationMs: number;
}

/** Deeper ones would leave no room for their names on a phone. */
const DEEPEST = 6;

/** Each step of a trace with its time as a bar, below the step that it was done for. */
export function Waterfall({ spans, durationMs }: WaterfallProps) {
  const share = (milliseconds: number) => `${(100 * milliseconds) / Math.max(durationMs, 0.001)}%`;
  return (
    <ol className={styles.steps}>
      {rowsOf(spans).map((row) => (
        <li key={row.span.spanId} className={styles.step}>
          <Step {...row} />
          <div aria-hidden="true" className={styles.track}>
            <div
              className={classes(styles.bar, row.span.error !== null && styles.failed)}
              style={{ left: share(row.after), width: share(row.span.durationMs) }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Step({ span: { part, name, durationMs, error }, depth, after }: Row) {
  return (
    <div className={styles.what} style={{ paddingLeft: `${Math.min(depth, DEEPEST) * 0.75}rem` }}>
      <span className={styles.name}>
        <b className="strong ink">{partName(part)}</b> {name}
      </span>
      <span className={styles.took}>
        <span className="visually-hidden">began after {took(after)}, took </span>
        {took(durationMs)}
      </span>
      {error !== null && <span className={styles.error}>Failed: {error}</span>}
    </div>
  );
}
