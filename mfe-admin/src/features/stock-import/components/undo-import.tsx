import type { StockImport } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Button, Icon, RotateCcw } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useStartImport } from '../api/stock-imports.ts';
import styles from './import.module.css';

const vans = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'van' : 'vans'}`;

/** Asks, in place, before an import is undone. */
export function UndoImport({ opened }: { readonly opened: StockImport }) {
  const { mutate, isPending, error } = useStartImport(opened);
  const [isAsked, setAsked] = useState(false);
  const part = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) part.current?.focus();
    else if (wasAsked.current) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const { counts } = opened;
  if (!isAsked)
    return (
      <div>
        <Button ref={opener} size="small" variant="quiet" onClick={() => setAsked(true)}>
          <Icon of={RotateCcw} small />
          Undo this import
        </Button>
      </div>
    );
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="undo-import" className={styles.question}>
      <h3 id="undo-import" className="h5">
        Undo this import?
      </h3>
      <p className="body">
        {vans(counts.new)} that it added {counts.new === 1 ? 'is' : 'are'} deleted, and {vans(counts.changed)} that it changed{' '}
        {counts.changed === 1 ? 'is' : 'are'} put back. What somebody has changed since is left as it is, and listed. Deleted vans
        can be restored for 30 days.
      </p>
      <div className="cluster gap-2">
        <Button size="small" onClick={() => setAsked(false)}>
          Keep it
        </Button>
        <Button size="small" variant="dark" aria-busy={isPending} onClick={() => mutate({ what: 'undo' })}>
          Undo this import
        </Button>
      </div>
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
    </section>
  );
}
