import type { ImportRowList, StockImport } from '@forecourt/contracts';
import { Button, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { importRowsQuery } from '../api/stock-imports.ts';
import styles from './import.module.css';

interface ImportRowsProps {
  readonly opened: StockImport;
  readonly outcome: ImportRowList;
}

const PAGE = 50;

/** The rows with one outcome, fifty at a time. */
export function ImportRows({ opened, outcome }: ImportRowsProps) {
  const [pages, setPages] = useState([0]);
  const after = pages.at(-1) ?? 0;
  const { data, isError, refetch } = useQuery(importRowsQuery(opened, outcome, after));
  if (isError)
    return (
      <div role="alert" className="cluster centred between gap-3">
        <p>The rows could not be loaded.</p>
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <Skeleton className={styles.skeleton} />;
  return (
    <>
      <ol className="rounded-lg edged paper">
        {data.map(({ number, van, says, undo }) => (
          <li key={number} className={styles.row}>
            <span className={styles.number}>Row {number}</span>
            <span className={styles.says}>
              <b>{van || 'No van'}</b>
              {(undo || says) && <span className="block small body">{undo || says}</span>}
            </span>
          </li>
        ))}
      </ol>
      {(pages.length > 1 || data.length === PAGE) && (
        <div className="cluster gap-2">
          <Button size="small" disabled={pages.length === 1} onClick={() => setPages(pages.slice(0, -1))}>
            Previous rows
          </Button>
          <Button size="small" disabled={data.length < PAGE} onClick={() => setPages([...pages, data.at(-1)?.number ?? 0])}>
            Next rows
          </Button>
        </div>
      )}
    </>
  );
}
