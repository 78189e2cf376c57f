import type { RecentTraces, TraceKind } from '@forecourt/contracts';
import { Button, EmptyState, Skeleton } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import { useState } from 'react';
import { officeAddress } from '../../../address/office-address.ts';
import { Choices } from '../../../choices/choices.tsx';
import { tracesQuery } from '../api/get-traces.ts';
import { TraceDialog } from './trace-dialog.tsx';
import styles from './trace-list.module.css';
import { TraceRow } from './trace-row.tsx';

/** The latest journeys through the services, and one of them in detail. */
export function TraceList() {
  const { data, isError, isFetching, refetch } = useQuery(tracesQuery());
  const readAgain = () => void refetch();
  return (
    <section aria-labelledby="traces" className="mt-4">
      <div className={styles.head}>
        <h2 id="traces" className="h5">
          Traces
        </h2>
        {data?.isOn && (
          <Button size="small" aria-busy={isFetching} onClick={readAgain}>
            {isFetching ? 'Refreshing...' : 'Refresh'}
          </Button>
        )}
      </div>
      {isError && (
        <p role="alert" className={styles.trouble}>
          {data ? 'The traces could not be refreshed: these are from before.' : 'The traces could not be loaded.'}
          <Button size="small" onClick={readAgain}>
            Try again
          </Button>
        </p>
      )}
      {data && <Traces {...data} />}
      {!data && !isError && (
        <div role="status">
          <span className="visually-hidden">Loading the traces</span>
          <Skeleton className={styles.loading} />
        </div>
      )}
    </section>
  );
}

const FIRST = 10;
const MORE = 50;

function Traces({ isOn, traces }: RecentTraces) {
  const [shown, setShown] = useState(FIRST);
  const [params] = useSearchParams();
  const [open, setOpen] = useState<string | null>(null);
  if (!isOn) {
    return (
      <EmptyState
        level={3}
        title="Tracing is off."
        text="It follows a request through all services, and shows where time is lost and what failed. Set TRACING=true for the shell and every service and restart to turn it on."
        action={null}
      />
    );
  }
  if (traces.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Nothing has been traced yet."
        text="What visitors and staff do from now on appears here a second or two later."
        action={null}
      />
    );
  }
  const show = params.get('show');
  const of = (kind: TraceKind) => traces.filter((trace) => trace.kind === kind);
  const failures = { label: 'Failures', show: null, chosen: of('failure') };
  const kinds = [
    failures,
    { label: 'Changes', show: 'changes', chosen: of('change') },
    { label: 'All', show: 'all', chosen: traces },
  ];
  const { chosen } = kinds.find((kind) => kind.show === show) ?? failures;
  return (
    <>
      <Choices
        label="Show traces"
        replace
        choices={kinds.map((kind) => ({
          label: kind.label,
          count: kind.chosen.length,
          to: officeAddress(params, { show: kind.show }),
          isChosen: kind.chosen === chosen,
        }))}
      />
      {chosen.length === 0 && (
        <p className="mt-3 muted">{show === 'changes' ? 'Nothing was changed lately.' : 'Nothing failed lately.'}</p>
      )}
      <ul className={styles.list}>
        {chosen.slice(0, shown).map((trace) => (
          <li key={trace.id} className={styles.item}>
            <TraceRow trace={trace} onOpen={() => setOpen(trace.id)} />
          </li>
        ))}
      </ul>
      {shown < chosen.length && (
        <Button className="mt-3" onClick={() => setShown(shown + MORE)}>
          Show more of {chosen.length}
        </Button>
      )}
      {open !== null && <TraceDialog key={open} id={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}
