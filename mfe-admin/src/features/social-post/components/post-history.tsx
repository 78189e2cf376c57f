import type { ListedVehicle } from '@forecourt/contracts';
import { Button, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useId } from 'react';
import { postsQuery } from '../api/get-posts.ts';
import { EarlierPost } from './earlier-post.tsx';
import styles from './post-history.module.css';

/** Earlier posts about the van: when, where, and their outcome. */
export function PostHistory({ vehicle: { id } }: { readonly vehicle: ListedVehicle }) {
  const heading = useId();
  const { data, isError, isFetching, refetch } = useQuery(postsQuery(id));
  return (
    <section aria-labelledby={heading} className={styles.history}>
      <h3 id={heading} className="h5">
        Earlier posts
      </h3>
      {data ? (
        data.posts.length === 0 ? (
          <p className="muted">No posts about this van yet.</p>
        ) : (
          <ul className="stack">
            {data.posts.map((post) => (
              <EarlierPost key={post.id} post={post} />
            ))}
          </ul>
        )
      ) : isError ? (
        <div role="alert" className="cluster centred between gap-3">
          <p>Earlier posts could not be loaded.</p>
          <Button size="small" aria-busy={isFetching} onClick={() => !isFetching && refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status">
          <span className="visually-hidden">Loading earlier posts</span>
          <Skeleton className={styles.line} />
        </p>
      )}
    </section>
  );
}
