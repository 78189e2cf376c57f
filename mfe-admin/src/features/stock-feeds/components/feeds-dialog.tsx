import { Button, CancelButton, Dialog, ErrorState, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { stockFeedsQuery } from '../api/stock-feeds.ts';
import { FeedEntry } from './feed-entry.tsx';
import styles from './feeds-dialog.module.css';

/** `?feeds`: the addresses at which others fetch the stock (ADR 050). */
export function FeedsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, refetch } = useQuery(stockFeedsQuery());
  return (
    <Dialog title="Stock feeds" onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <div className={styles.feeds}>
        <p className="pretty">
          Marketplaces and programs fetch your stock at these addresses, always as it is on the website. Whoever has an address
          can read it, so give it only to those who need it. What only staff see of a van is in none of them.
        </p>
        {data?.map((feed) => (
          <FeedEntry key={feed.name} feed={feed} />
        ))}
        {!data && isError && (
          <ErrorState
            title="Error Loading Feeds"
            text="Nothing has changed. Please try again."
            action={
              <Button variant="primary" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {!data && !isError && (
          <div role="status" className="stack gap-4">
            <span className="visually-hidden">Loading the feeds</span>
            {['stock', 'dms14', 'meta'].map((place) => (
              <Skeleton key={place} className={styles.skeleton} />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
