import type { StockImport } from '@forecourt/contracts';
import { Button, CancelButton, Dialog, ErrorState, SendButton, Skeleton } from '@forecourt/ui';
import { useQuery, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { importQuery, useApplyImport } from '../api/stock-imports.ts';
import { importLabel, toWrite } from '../import-words.ts';
import styles from './import.module.css';
import { ImportColumns } from './import-columns.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { PriceQuestion } from './price-question.tsx';

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
  const { mutate, isPending, error } = useApplyImport(opened);
  const vans = toWrite(opened);
  const isOpen = opened.state === 'checking' || opened.state === 'checked';
  const isClear = opened.asked === null;
  return (
    <Dialog
      title={`Import: ${opened.fileName}`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow">Close</CancelButton>
          {opened.state === 'checked' && (
            <SendButton
              variant="primary"
              className="grow"
              isSending={isPending}
              underWay="Starting..."
              aria-disabled={isPending || vans === 0 || !isClear}
              onClick={() => vans > 0 && isClear && mutate()}
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
        {isOpen && <PriceQuestion opened={opened} />}
        {isOpen && <ImportColumns opened={opened} />}
        {(opened.state === 'checked' || opened.state === 'applied') && <ImportReport opened={opened} />}
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
    if (before.current === 'applying' && state === 'applied')
      void client.invalidateQueries({ queryKey: vehiclesQuery().queryKey });
    before.current = state;
  }, [state, client]);
}
