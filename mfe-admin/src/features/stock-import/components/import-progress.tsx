import type { StockImport } from '@forecourt/contracts';
import { importSentence, isUnderWay } from '../import-words.ts';
import styles from './import.module.css';

const FORMATS = { stock: 'Our own spreadsheet.', dms14: 'Recognised as DMS14.', meta: '' } as const;

/** How far it is; while it is under way, with a bar. */
export function ImportProgress({ opened }: { readonly opened: StockImport }) {
  const { done, total, format } = opened;
  const sentence = importSentence(opened);
  return (
    <div className="stack one-column gap-2">
      {isUnderWay(opened) ? (
        <>
          <p className="tabular">{sentence}</p>
          <progress className={styles.progress} value={done} max={total} aria-label={sentence} />
          <p className="small muted">You can close this: it goes on by itself, and you find it here again.</p>
        </>
      ) : (
        <p role="status">
          <b>{sentence}</b> {format && FORMATS[format]}
        </p>
      )}
    </div>
  );
}
