import { ROW_OUTCOMES, type StockImport } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Button, Download, Icon } from '@forecourt/ui';
import { useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useSaveReport } from '../api/stock-imports.ts';
import { doubtedWords, OUTCOME_WORDS, withoutFactWords } from '../import-words.ts';
import styles from './import.module.css';
import { ImportRows } from './import-rows.tsx';

/** What becomes, or became, of the rows. */
export function ImportReport({ opened }: { readonly opened: StockImport }) {
  const counts = { left: opened.undone.left, doubted: opened.doubted, without: opened.withoutFact, ...opened.counts };
  const outcomes = (['left', 'doubted', 'without', ...ROW_OUTCOMES] as const).filter((outcome) => counts[outcome] > 0);
  const [chosen, setChosen] = useState<(typeof outcomes)[number] | null>(null);
  const firstShown =
    outcomes.find((outcome) => outcome === 'left' || outcome === 'doubted' || outcome === 'refused') ?? outcomes[0];
  const shown = chosen && counts[chosen] > 0 ? chosen : firstShown;
  const { mutate: save, isPending, error } = useSaveReport(opened);
  return (
    <section aria-label="Rows" className="stack one-column gap-3">
      {counts.doubted > 0 && opened.state === 'checked' && <p>{doubtedWords(counts.doubted)}</p>}
      {counts.without > 0 && opened.state !== 'undone' && <p>{withoutFactWords(counts.without)}</p>}
      <div className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={styles.outcome}
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {OUTCOME_WORDS[outcome]} <span className="tabular">{formatNumber(counts[outcome])}</span>
          </button>
        ))}
      </div>
      {shown && <ImportRows key={shown} opened={opened} outcome={shown} />}
      <div>
        <Button size="small" aria-busy={isPending} onClick={() => save()}>
          <Icon of={Download} small />
          {isPending ? 'Saving...' : 'Save the report'}
        </Button>
      </div>
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
    </section>
  );
}
