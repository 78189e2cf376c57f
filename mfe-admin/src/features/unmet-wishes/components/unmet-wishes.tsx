import { Button, EmptyState, ErrorState, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { unmetWishesQuery } from '../../../wishes/get-unmet-wishes.ts';
import styles from './unmet-wishes.module.css';
import { WishTable } from './wish-table.tsx';

/** What visitors want but the dealership does not have, as a guide for buying. */
export function UnmetWishes() {
  const { data, isError, refetch } = useQuery(unmetWishesQuery());
  return (
    <>
      <h1 className="h3">Unmet demand</h1>
      <p className={styles.lead}>
        What visitors asked the assistant for in the last 90 days when no van matched. We keep what they wanted, not who asked or
        their exact words.
      </p>
      {data && data.wishes.length > 0 && <WishTable wishes={data.wishes} />}
      {data?.wishes.length === 0 && (
        <EmptyState
          title="No unmet demand"
          text="When a visitor asks the assistant for a van you don't have, it is counted here."
          action={null}
        />
      )}
      {!data && !isError && (
        <div role="status">
          <span className="visually-hidden">Loading unmet demand</span>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {!data && isError && (
        <ErrorState
          title="Error Loading Unmet Demand"
          text="Unmet demand could not be loaded. Nothing has changed."
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
