import type { DiaryEntry, UndatedEntry } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Button, EmptyState, ErrorState, Icon, Skeleton, TriangleAlert } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useNow } from '../../../time/use-now.ts';
import { comingUpQuery } from '../api/get-today.ts';
import { diaryDays } from '../diary-days.ts';
import styles from './coming-up.module.css';
import { DiaryEntries } from './diary-entries.tsx';

const TO_SETTLE = 'Their day has passed. Open each, and choose a later day or the status that came of it.';
const WITHOUT_DAY = 'Agree on a day with the customer, and choose it on the enquiry.';

/** A diary: the appointments to settle and those without a day, the calls that are overdue, and then day by day who is rung and who comes. */
export function ComingUp() {
  const { data, isError, refetch } = useQuery(comingUpQuery());
  const now = useNow();
  return (
    <>
      <h1 className="h3">Coming up</h1>
      <p className={styles.lead}>Calls to make and appointments, by day.</p>
      {data && <DiaryPart part={data.toSettle} title="To settle" hint={TO_SETTLE} isLate />}
      {data && <DiaryPart part={data.withoutDay} title="Without a day" hint={WITHOUT_DAY} />}
      {data && <FirstOf part={data} />}
      {data &&
        diaryDays(data.entries, now).map(({ title, isOverdue, entries }) => (
          <section key={title} aria-label={title} className={styles.day}>
            <Title isLate={isOverdue}>{title}</Title>
            <DiaryEntries entries={entries} namesDays={isOverdue} />
          </section>
        ))}
      {data && data.count + data.toSettle.count + data.withoutDay.count === 0 && (
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

interface Part {
  readonly count: number;
  readonly entries: readonly (DiaryEntry | UndatedEntry)[];
}

interface DiaryPartProps {
  readonly part: Part;
  readonly title: string;
  /** What is to be done about them. */
  readonly hint: string;
  readonly isLate?: boolean;
}

/** Appointments that stand before the days. */
function DiaryPart({ part, title, hint, isLate = false }: DiaryPartProps) {
  if (part.count === 0) return null;
  return (
    <section aria-label={title} className={styles.day}>
      <Title isLate={isLate}>{title}</Title>
      <p className="muted">{hint}</p>
      <FirstOf part={part} />
      <DiaryEntries entries={part.entries} namesDays />
    </section>
  );
}

function Title({ isLate, children }: { readonly isLate: boolean; readonly children: string }) {
  return (
    <h2 className={isLate ? styles.overdue : 'h5'}>
      {isLate && <Icon of={TriangleAlert} />}
      {children}
    </h2>
  );
}

function FirstOf({ part: { count, entries } }: { readonly part: Part }) {
  if (count <= entries.length) return null;
  return (
    <p className={styles.lead}>
      The first {formatNumber(entries.length)} of {formatNumber(count)} are shown.
    </p>
  );
}
