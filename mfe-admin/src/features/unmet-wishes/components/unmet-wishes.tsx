import { Button, EmptyState, ErrorState, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { unmetWishesQuery } from '../api/get-unmet-wishes.ts';
import styles from './unmet-wishes.module.css';
import { WishTable } from './wish-table.tsx';

/** What visitors want and the dealership does not have: what to look for when buying. */
export function UnmetWishes() {
  const { data, isError, refetch } = useQuery(unmetWishesQuery());
  return (
    <>
      <h1 className={styles.title}>Asked for, not in stock</h1>
      <p className={styles.lead}>
        What visitors asked the assistant for in the last 90 days when no van fitted. Wishes only: neither who asked nor in what
        words.
      </p>
      {data && data.wishes.length > 0 && <WishTable wishes={data.wishes} />}
      {data?.wishes.length === 0 && (
        <EmptyState
          title="Nothing asked for in vain"
          text="When a visitor asks the assistant for a van that is not in stock, it is counted here."
          action={null}
        />
      )}
      {!data && !isError && (
        <div role="status">
          <span className="visually-hidden">Loading what was asked for</span>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {!data && isError && (
        <ErrorState
          title="Error Loading Wishes"
          text="What visitors asked for could not be read. Nothing has been changed."
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
