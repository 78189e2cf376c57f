import { RESTORABLE_DAYS, type StockImport } from '@forecourt/contracts';
import { Button, Icon, RotateCcw } from '@forecourt/ui';
import { useQueryClient } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { importQuery, useStartImport } from '../api/stock-imports.ts';
import { takenBackWords, vans } from '../import-words.ts';
import styles from './import.module.css';
import { ImportRows } from './import-rows.tsx';

/** Asks, in place, before an import is undone, and says what that does and which vans stay. */
export function UndoImport({ opened }: { readonly opened: StockImport }) {
  const client = useQueryClient();
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
  const { id, willUndo } = opened;
  const ask = () => {
    setAsked(true);
    // Somebody may have changed a van since this was opened.
    void client.invalidateQueries({ queryKey: importQuery(String(id)).queryKey });
  };
  if (!isAsked)
    return (
      <div>
        <Button ref={opener} size="small" variant="quiet" onClick={ask}>
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
      {willUndo && (
        <div className="stack gap-1 body" aria-live="polite">
          <p>{takenBackWords(willUndo)}</p>
          {willUndo.deleted > 0 && <p>Deleted vans can be restored for {RESTORABLE_DAYS} days.</p>}
          {willUndo.left > 0 && (
            <p>
              {vans(willUndo.left)} {willUndo.left === 1 ? 'is' : 'are'} left alone:
            </p>
          )}
        </div>
      )}
      {willUndo && willUndo.left > 0 && <ImportRows opened={opened} outcome="left" />}
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <div className="cluster gap-2">
        <Button size="small" onClick={() => setAsked(false)}>
          Keep it
        </Button>
        <Button size="small" variant="dark" aria-busy={isPending} onClick={() => mutate({ what: 'undo', seen: willUndo })}>
          Undo this import
        </Button>
      </div>
    </section>
  );
}
