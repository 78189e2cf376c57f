import type { StockImport } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Button } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useStartImport } from '../api/stock-imports.ts';
import { lackingWords } from '../import-words.ts';
import styles from './import.module.css';

/** The new vans that are not on the site yet, with what they lack. */
export function HeldVans({ opened }: { readonly opened: StockImport }) {
  const { mutate, isPending, error } = useStartImport(opened);
  const { vans } = opened.held;
  const isOne = vans === 1;
  return (
    <section aria-labelledby="held-vans" className={styles.question}>
      <h3 id="held-vans" className="h5">
        {isOne ? '1 new van is not on the site yet' : `${formatNumber(vans)} new vans are not on the site yet`}
      </h3>
      <p className="body">
        {lackingWords(opened)} In the list of vehicles you find {isOne ? 'it' : 'them'} under ‘Not on the site yet’.
      </p>
      <div>
        <Button size="small" aria-busy={isPending} onClick={() => mutate({ what: 'publish' })}>
          {isOne ? 'Publish it now' : `Publish all ${formatNumber(vans)} now`}
        </Button>
      </div>
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
    </section>
  );
}
