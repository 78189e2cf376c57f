import { formatNumber } from '@forecourt/rules';
import { Button, EmptyState, ErrorState, Icon, Skeleton, TriangleAlert } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useNow } from '../../../time/use-now.ts';
import { comingUpQuery } from '../api/get-today.ts';
import { diaryDays } from '../diary-days.ts';
import styles from './coming-up.module.css';
import { DiaryEntries } from './diary-entries.tsx';

/** A diary: the calls to make, those that are overdue first, and who comes, day by day. */
export function ComingUp() {
  const { data, isError, refetch } = useQuery(comingUpQuery());
  const now = useNow();
  return (
    <>
      <h1 className="h3">Coming up</h1>
      <p className={styles.lead}>Calls to make and appointments, by day.</p>
      {data && data.count > data.entries.length && (
        <p className={styles.lead}>
          The first {data.entries.length} of {formatNumber(data.count)} are shown.
        </p>
      )}
      {data &&
        diaryDays(data.entries, now).map(({ title, isOverdue, entries }) => (
          <section key={title} aria-label={title} className={styles.day}>
            <h2 className={isOverdue ? styles.overdue : 'h5'}>
              {isOverdue && <Icon of={TriangleAlert} />}
              {title}
            </h2>
            <DiaryEntries entries={entries} isOverdue={isOverdue} />
          </section>
        ))}
      {data?.entries.length === 0 && (
        <EmptyState
          title="Nothing coming up"
          text="Calls to make again and appointments appear here. Set their times on an enquiry."
          action={null}
        />
      )}
      {!data && !isError && (
        <div role="status">
          <span className="visually-hidden">Loading what comes up</span>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {!data && isError && (
        <ErrorState
          title="Coming up could not be loaded"
          text="Check your connection and try again. Nothing has changed."
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}
