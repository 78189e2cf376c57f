import type { VehicleFigures } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Button, CancelButton, Dialog, ErrorState, Skeleton } from '@forecourt/ui';
import { today, useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { vehicleFiguresQuery } from '../api/get-vehicle-figures.ts';
import { COUNTS, type Count, everyDay, priceChanges, totals } from '../figures-by-day.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import styles from './figures-dialog.module.css';

const PERIODS = [30, 90] as const;

export interface FiguresDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** `?figures=7`: who looked at a van, by day, and what its price did meanwhile. */
export function FiguresDialog({ id, onClose }: FiguresDialogProps) {
  const { data, isError, refetch } = useQuery(vehicleFiguresQuery(id));
  return (
    <Dialog title={data?.title ?? 'Figures'} onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <div className="stack one-column gap-4 py-5">
        {data && <Figures figures={data} />}
        {!data && isError && (
          <ErrorState
            title="Error Loading the Figures"
            text="The van may have been deleted, or its figures could not be loaded."
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        )}
        {!data && !isError && (
          <div role="status">
            <span className="visually-hidden">Loading figures</span>
            <Skeleton className={styles.skeleton} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Figures({ figures }: { readonly figures: VehicleFigures }) {
  const [length, setLength] = useState<number>(PERIODS[0]);
  const days = everyDay(figures, length, today());
  const changes = priceChanges(figures, length, today());
  const sums = totals(days);
  return (
    <>
      <fieldset className="segments at-left">
        <legend className="visually-hidden">Period</legend>
        {PERIODS.map((period) => (
          <button
            key={period}
            type="button"
            className={styles.period}
            aria-pressed={period === length}
            onClick={() => setLength(period)}
          >
            {period} days
          </button>
        ))}
      </fieldset>
      <dl className={styles.sums}>
        {(Object.keys(COUNTS) as Count[]).map((count) => (
          <div key={count}>
            <dt className="small muted">{COUNTS[count]}</dt>
            <dd className={styles.sum}>{formatNumber(sums[count])}</dd>
          </div>
        ))}
      </dl>
      {(sums.views > 0 || changes.length > 0) && <DayChart days={days} changes={changes} />}
      <DayTable days={days} changes={changes} />
      <p className="small muted">
        Visitors are counted once a day, and robots not at all. Who objects, or whose browser does, is not counted. Figures begin
        when counting did, and are kept for 13 months.
      </p>
    </>
  );
}
