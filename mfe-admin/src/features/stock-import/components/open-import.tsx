import type { StockImport } from '@forecourt/contracts';
import { Button, CancelButton, Dialog, ErrorState, SendButton, Skeleton, Switch } from '@forecourt/ui';
import { useQuery, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { mayI } from '../../../session/own-account.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { importQuery, useStartImport } from '../api/stock-imports.ts';
import { dealerFactsIn, importLabel, isUnderWay, toWrite } from '../import-words.ts';
import { HeldVans } from './held-vans.tsx';
import styles from './import.module.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { LinkedVans } from './linked-vans.tsx';
import { PriceQuestion } from './price-question.tsx';
import { UndoImport } from './undo-import.tsx';

interface OpenImportProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An import from its check to its report. */
export function OpenImport({ id, onClose }: OpenImportProps) {
  const { data, error, isError, refetch } = useQuery(importQuery(id));
  useFreshStock(data);
  if (data) return <Open opened={data} onClose={onClose} />;
  return (
    <Dialog title="Import stock" onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <div className={styles.content}>
        {isError ? (
          <ErrorState
            title="Error Loading Import"
            text={whyNot(error)}
            action={
              <Button variant="primary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <div role="status">
            <span className="visually-hidden">Loading the import</span>
            <Skeleton className={styles.skeleton} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Open({ opened, onClose }: { readonly opened: StockImport; readonly onClose: () => void }) {
  const { mutate, isPending, error } = useStartImport(opened);
  const [isPublic, setPublic] = useState(false);
  const vans = toWrite(opened);
  const isOpen = opened.state === 'checking' || opened.state === 'checked';
  const isClear = opened.asked === null;
  const dealerFacts = dealerFactsIn(opened);
  const isMine = dealerFacts === '' || mayI('costs.manage');
  return (
    <Dialog
      title={`Import: ${opened.fileName}`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow">Close</CancelButton>
          {opened.state === 'checked' && isMine && (
            <SendButton
              variant="primary"
              className="grow"
              isSending={isPending}
              underWay="Starting..."
              aria-disabled={isPending || vans === 0 || !isClear}
              onClick={() => vans > 0 && isClear && mutate({ what: 'apply', isPublic })}
            >
              {importLabel(opened)}
            </SendButton>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <ImportProgress opened={opened} />
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
        {!isMine && (
          <p className={styles.question}>
            This file has what only owners and managers see of a van: {dealerFacts}. One of them has to import it or undo it.
          </p>
        )}
        {isOpen && <PriceQuestion opened={opened} />}
        {isOpen && <ImportColumns opened={opened} />}
        {opened.state === 'checked' && isClear && opened.counts.new > 0 && (
          <Switch
            label="Put new vans on the site at once"
            hint="Otherwise they wait, for pictures and the like, until you put them on the site."
            checked={isPublic}
            onChange={(event) => setPublic(event.target.checked)}
          />
        )}
        {opened.held.vans > 0 && opened.state === 'applied' && <HeldVans opened={opened} />}
        {opened.state === 'applied' && opened.columns.some(({ fact }) => fact === 'images') && <LinkedVans />}
        {!isUnderWay(opened) && <ImportReport opened={opened} />}
        {opened.canUndo && isMine && <UndoImport opened={opened} />}
      </div>
    </Dialog>
  );
}

/** The list beneath has the new vans as soon as they are imported. */
function useFreshStock(opened: StockImport | undefined) {
  const client = useQueryClient();
  const before = useRef<StockImport['state']>(undefined);
  const state = opened?.state;
  useEffect(() => {
    const isDone = state === 'applied' || state === 'undone';
    if (before.current !== undefined && before.current !== state && isDone)
      void client.invalidateQueries({ queryKey: vehiclesQuery().queryKey });
    before.current = state;
  }, [state, client]);
}
