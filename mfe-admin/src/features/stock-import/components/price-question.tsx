import type { PriceBasis, StockImport } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Button, ChevronDown, Icon } from '@forecourt/ui';
import { useRef } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useRemapImport } from '../api/stock-imports.ts';
import { openPrices, PRICE_TAKEN, priceMeanings, priceQuestion } from '../price-meanings.ts';
import styles from './import.module.css';
import { ImportRows } from './import-rows.tsx';

/** Asks what prices mean that do not say it, on one of the file's own vans; then says what was answered (ADR 055). */
export function PriceQuestion({ opened }: { readonly opened: StockImport }) {
  const { mutate, isPending, error } = useRemapImport(opened);
  const part = useRef<HTMLElement>(null);
  const { asked, priceBasis } = opened;
  // The button that was pressed is gone with its question.
  const say = (basis: PriceBasis | null) =>
    !isPending && mutate({ priceBasis: basis }, { onSuccess: () => requestAnimationFrame(() => part.current?.focus()) });
  if (asked === null && priceBasis === null && !isPending) return null;
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="price-question" className={styles.question} aria-busy={isPending}>
      <h3 id="price-question" className="h5">
        {asked ? priceQuestion(opened) : 'Prices and VAT'}
      </h3>
      {asked ? (
        <>
          <p className="body">
            {openPrices(opened)} For example <b>{asked.van}</b>:
          </p>
          {opened.counts.unclear < opened.total && (
            <details className={styles.columns}>
              <summary className={styles.opener}>
                {opened.counts.unclear === 1 ? 'See which row' : `See which ${formatNumber(opened.counts.unclear)} rows`}
                <Icon of={ChevronDown} small />
              </summary>
              <ImportRows opened={opened} outcome="unclear" />
            </details>
          )}
          <div className={styles.answers}>
            {priceMeanings(asked.price).map(({ basis, answer, means }) => (
              <button key={basis} type="button" className={styles.answer} onClick={() => say(basis)}>
                <b>{answer}</b>
                <span className="small body tabular">{means}</span>
              </button>
            ))}
          </div>
        </>
      ) : (
        priceBasis && (
          <div className="cluster centred between gap-3">
            <p className="body">{PRICE_TAKEN[priceBasis]}</p>
            <Button size="small" aria-busy={isPending} onClick={() => say(null)}>
              Ask again
            </Button>
          </div>
        )
      )}
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
    </section>
  );
}
