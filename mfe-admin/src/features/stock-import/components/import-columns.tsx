import { isDealerFact, type StockImport } from '@forecourt/contracts';
import { Button, ChevronDown, FormSelect, Icon } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { mayI } from '../../../session/own-account.ts';
import { useRemapImport } from '../api/stock-imports.ts';
import { DEALER_FACT_OPTIONS, FACT_OPTIONS } from '../import-words.ts';
import { factChosen, missingFacts } from '../missing-facts.ts';
import styles from './import.module.css';
import { MissingColumns } from './missing-columns.tsx';

/** What each column of the file means; open at once if a fact that new vans need has none. A change is checked at once. */
export function ImportColumns({ opened }: { readonly opened: StockImport }) {
  const { mutate, isPending, error } = useRemapImport(opened);
  const missing = useMissing(opened);
  const [chosenOpen, setOpen] = useState<boolean>();
  const parts = useRef<HTMLDivElement>(null);
  const { columns } = opened;
  const facts = columns.map(({ fact }) => fact);
  const filled = facts.filter((fact) => fact !== null).length;
  const choose = (column: number, chosen: string) => {
    setOpen(true);
    // A field that another column has filled is taken from it.
    const next = facts.map((fact, place) => (place === column ? chosen || null : fact === chosen ? null : fact));
    mutate({ facts: next });
  };
  const reset = () => {
    setOpen(true);
    mutate({ facts: columns.map(({ recognised }) => recognised) });
    // The button is gone with what it has reset.
    parts.current?.querySelector<HTMLElement>('details > summary')?.focus();
  };
  const isAnswered = useRef(false);
  // The question that was answered is gone: the next one has the focus, or the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question fewer is what moves the focus
  useEffect(() => {
    if (isAnswered.current) parts.current?.querySelector<HTMLElement>('select, summary')?.focus();
    isAnswered.current = false;
  }, [missing.length]);
  const answer = (column: number, fact: string) => {
    isAnswered.current = true;
    choose(column, factChosen(opened, column, fact));
  };
  return (
    <div ref={parts} className="stack one-column gap-4" aria-busy={isPending}>
      {missing.length > 0 && <MissingColumns opened={opened} missing={missing} onChoose={answer} />}
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <details
        className={styles.columns}
        open={chosenOpen ?? missing.length > 0}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.opener}>
          {filled} of {columns.length} columns are imported
          <Icon of={ChevronDown} small />
        </summary>
        <p className="small muted">
          What you choose is kept for the next file with the same headings, once this one is imported.
        </p>
        {columns.some(({ fact, recognised }) => fact !== recognised) && (
          <div className={styles.reset}>
            <p className="small">This is not what the file itself suggests.</p>
            <Button size="small" onClick={reset}>
              Use what is recognised
            </Button>
          </div>
        )}
        <ul className={styles.list}>
          {columns.map(({ heading, fact, samples }, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings repeat, and columns do not move
            <li key={column}>
              <FormSelect
                label={heading || `Column ${column + 1}`}
                hint={hintOf(fact, samples)}
                options={FACT_OPTIONS}
                group={mayI('costs.manage') || isDealerFact(fact) ? DEALER_FACT_OPTIONS : undefined}
                disabled={isDealerFact(fact) && !mayI('costs.manage')}
                value={fact ?? ''}
                onChange={(event) => choose(column, event.target.value)}
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function hintOf(fact: string | null, samples: readonly string[]): string {
  if (isDealerFact(fact) && !mayI('costs.manage')) return 'For owners and managers';
  return samples.join(' · ') || 'Empty';
}

/** A file that only changes vans needs no make: what is missing matters once a row was refused, and until it is chosen. */
function useMissing(opened: StockImport): string[] {
  const { state, counts } = opened;
  const [matters, setMatters] = useState(false);
  useEffect(() => {
    if (state === 'checked') setMatters(counts.refused > 0);
  }, [state, counts.refused]);
  return matters ? missingFacts(opened) : [];
}
