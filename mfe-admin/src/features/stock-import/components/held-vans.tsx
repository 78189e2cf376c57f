import type { StockImport } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Button } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { FEW_VANS } from '../../../stock/few-vans.ts';
import { useStartImport } from '../api/stock-imports.ts';
import { beforeSiteWords, lackingWords } from '../import-words.ts';
import styles from './import.module.css';

/** The new vans that are not on the site yet, with what they lack; many are only published after a question. */
export function HeldVans({ opened }: { readonly opened: StockImport }) {
  const { mutate, isPending, error } = useStartImport(opened);
  const [isAsked, setAsked] = useState(false);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) part.current?.focus();
  }, [isAsked]);
  const { vans } = opened.held;
  const isOne = vans === 1;
  const publish = () => mutate({ what: 'publish' });
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="held-vans" className={styles.question}>
      <h3 id="held-vans" className="h5">
        {isAsked && `Put ${formatNumber(vans)} vans on the site?`}
        {!isAsked && (isOne ? '1 new van is not on the site yet' : `${formatNumber(vans)} new vans are not on the site yet`)}
      </h3>
      <p className="body">
        {beforeSiteWords(opened)} {lackingWords(opened)}{' '}
        {isAsked
          ? 'Visitors see them at once.'
          : `In the list of vehicles you find ${isOne ? 'it' : 'them'} under ‘Not on the site yet’.`}
      </p>
      <div className="cluster gap-2">
        {isAsked && (
          <Button size="small" onClick={() => setAsked(false)}>
            Not yet
          </Button>
        )}
        <Button
          size="small"
          variant={isAsked ? 'dark' : 'line'}
          aria-busy={isPending}
          onClick={() => (vans > FEW_VANS && !isAsked ? setAsked(true) : publish())}
        >
          {isOne ? 'Publish it now' : `Publish all ${formatNumber(vans)} now`}
        </Button>
      </div>
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
    </section>
  );
}
