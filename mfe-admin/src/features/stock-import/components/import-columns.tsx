import type { StockImport } from '@forecourt/contracts';
import { ChevronDown, FormSelect, Icon } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useRemapImport } from '../api/stock-imports.ts';
import { FACT_OPTIONS } from '../import-words.ts';
import styles from './import.module.css';

/** What each column of the file means. A change is checked at once. */
export function ImportColumns({ opened }: { readonly opened: StockImport }) {
  const { mutate, isPending, error } = useRemapImport(opened);
  const { columns } = opened;
  const facts = columns.map(({ fact }) => fact);
  const filled = facts.filter((fact) => fact !== null).length;
  const choose = (column: number, chosen: string) =>
    // A field that another column has filled is taken from it.
    mutate({ facts: facts.map((fact, place) => (place === column ? chosen || null : fact === chosen ? null : fact)) });
  return (
    <details className={styles.columns}>
      <summary className={styles.opener}>
        {filled} of {columns.length} columns are imported
        <Icon of={ChevronDown} small />
      </summary>
      <p className="small muted">What you choose here is kept for the next file with the same headings.</p>
      <ul className={styles.list} aria-busy={isPending}>
        {columns.map(({ heading, fact, samples }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings repeat, and columns do not move
          <li key={column}>
            <FormSelect
              label={heading || `Column ${column + 1}`}
              hint={samples.join(' · ') || 'Empty'}
              options={FACT_OPTIONS}
              value={fact ?? ''}
              onChange={(event) => !isPending && choose(column, event.target.value)}
            />
          </li>
        ))}
      </ul>
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
    </details>
  );
}
