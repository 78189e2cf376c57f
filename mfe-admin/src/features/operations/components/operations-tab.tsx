import { Check, ChevronDown, Container, Icon, Skeleton, TriangleAlert } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import { useState } from 'react';
import { isLoggedOut, LiveError, LOGGED_OUT } from '../../../live-state/live-error.tsx';
import { mailStateQuery } from '../../../mail/get-mail-state.ts';
import { operationsQuery } from '../api/get-operations.ts';
import { summaryOf } from '../summary.ts';
import { tasksOf } from '../tasks.ts';
import { MessageDesk } from './message-desk.tsx';
import styles from './operations-tab.module.css';
import { ServiceList } from './service-list.tsx';
import { TaskList } from './task-list.tsx';
import { TraceList } from './trace-list.tsx';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });

/** What works, for managers; below, closed, what whoever runs the system needs. Kept up to date. */
export function OperationsTab() {
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(operationsQuery());
  const isMailConnected = useQuery(mailStateQuery).data?.isConnected;
  const [params] = useSearchParams();
  /** The address names a choice in it; afterwards it is open or closed as staff leave it. */
  const [isAddressed] = useState(() => params.has('show'));
  return (
    <Container className={styles.tab}>
      <h1 className="h3">Operations</h1>
      {data && (
        <>
          {isError ? (
            <Summary
              isWell={false}
              sentences={[
                isLoggedOut(error)
                  ? LOGGED_OUT
                  : 'The site does not answer, or this device is offline. The page tries again by itself.',
                `What is below is from ${time.format(dataUpdatedAt)} and may have changed.`,
              ]}
            />
          ) : (
            <>
              <Summary {...summaryOf(data, isMailConnected)} />
              <p className="small muted tabular">As of {time.format(dataUpdatedAt)}. Kept up to date every 5 seconds.</p>
            </>
          )}
          <div className={isError ? styles.stale : styles.fresh}>
            <TaskList tasks={tasksOf(data, isMailConnected)} />
            <details className={styles.technical} open={isAddressed}>
              <summary className={styles.opener}>
                For whoever runs the system
                <Icon of={ChevronDown} className={styles.arrow} />
              </summary>
              <div className="stack one-column gap-3">
                <ServiceList reports={data} />
                <MessageDesk reports={data} />
                <TraceList />
              </div>
            </details>
          </div>
        </>
      )}
      {!data && !isError && (
        <div role="status" className={styles.loading}>
          <span className="visually-hidden">Loading the state of everything</span>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.tasks} />
        </div>
      )}
      {!data && isError && <LiveError what="Operations" error={error} onRetry={() => void refetch()} />}
    </Container>
  );
}

function Summary({ isWell, sentences }: ReturnType<typeof summaryOf>) {
  return (
    <div role="status" className={isWell ? styles.well : styles.unwell}>
      <Icon of={isWell ? Check : TriangleAlert} />
      <div className="stack gap-1">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
