import { Button, Dialog, Skeleton } from '@forecourt/ui';
import { ApiError, useQuery } from '@forecourt/web-kit';
import { whyNot } from '../../../calls/why-not.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { traceQuery } from '../api/get-traces.ts';
import { took } from '../trace-words.ts';
import styles from './trace-dialog.module.css';
import { Waterfall } from './waterfall.tsx';

interface TraceDialogProps {
  readonly id: string;
  /** Opens another trace in its place. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One trace: what each service did, one below the other. */
export function TraceDialog({ id, onOpen, onClose }: TraceDialogProps) {
  const { data, error, isError, refetch } = useQuery(traceQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const repeats = data?.repeats ?? null;
  const [correlationId] = data?.spans.flatMap(({ facts }) => facts['forecourt.correlation_id'] ?? []) ?? [];
  return (
    <Dialog title={data?.name ?? 'Trace'} onClose={onClose}>
      {data && (
        <div className={styles.trace}>
          <p className="small muted tabular">
            Took {took(data.durationMs)}. Began <TimeSince moment={new Date(data.startedAt).toISOString()} />
          </p>
          {repeats !== null && (
            <p className={styles.link}>
              This does again what another trace did before.
              <Button size="small" onClick={() => onOpen(repeats)}>
                Open the first
              </Button>
            </p>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section tabIndex={0} aria-label="Steps">
            <Waterfall spans={data.spans} durationMs={data.durationMs} />
          </section>
          {data.dropped > 0 && <p className="small muted">{data.dropped} more steps were not kept.</p>}
          <p className={styles.id}>
            Trace {id}
            {correlationId !== undefined && (
              <>
                <br />
                Correlation id in the logs: {correlationId}
              </>
            )}
          </p>
        </div>
      )}
      {!data && !isError && (
        <div role="status" className={styles.trace}>
          <span className="visually-hidden">Loading the trace</span>
          <Skeleton className={styles.loading} />
        </div>
      )}
      {!data && isError && (
        <div role="alert" className={styles.trace}>
          <p>{isGone ? 'This trace is no longer kept: only the latest are, and none from before a restart.' : whyNot(error)}</p>
          {!isGone && <Button onClick={() => void refetch()}>Try again</Button>}
        </div>
      )}
    </Dialog>
  );
}
