import type { ScheduledPost } from '@forecourt/contracts';
import { Button, classes, Skeleton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import { CancelPostDialog } from './cancel-post-dialog.tsx';
import { MarkPostedDialog } from './mark-posted-dialog.tsx';
import { WaitingPost } from './waiting-post.tsx';
import styles from './waiting-posts.module.css';

interface WaitingPostsProps {
  /** Whose posts; all if it is not given. */
  readonly vehicleId?: number;
  readonly empty: string;
  readonly vanOf?: (post: ScheduledPost) => ReactNode;
  readonly changeOf: (post: ScheduledPost) => ReactNode;
}

/** The posts that wait, earliest first, each of which can be changed, cancelled, and marked as posted if it waits for staff. */
export function WaitingPosts({ vehicleId, empty, vanOf, changeOf }: WaitingPostsProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(scheduledPostsQuery());
  const [asked, setAsked] = useState<{ readonly post: ScheduledPost; readonly isPosted: boolean } | null>(null);
  const [done, setDone] = useState(0);
  // The button that had the focus is gone.
  useEffect(() => {
    if (done > 0) title.current?.focus();
  }, [done]);
  const posts = data?.filter((post) => vehicleId === undefined || post.vehicleId === vehicleId);
  const now = (post: ScheduledPost) => posts?.find(({ id }) => id === post.id) ?? post;
  const close = () => setAsked(null);
  const finish = () => {
    setAsked(null);
    setDone((count) => count + 1);
  };
  return (
    <section aria-labelledby={heading} className={classes(styles.posts, vehicleId !== undefined && styles.ruled)}>
      <h3 id={heading} ref={title} tabIndex={-1} className="h5">
        Waiting posts
      </h3>
      {posts ? (
        posts.length === 0 ? (
          <p className="muted">{empty}</p>
        ) : (
          <ul className="stack">
            {posts.map((post) => (
              <WaitingPost
                key={post.id}
                post={post}
                van={vanOf?.(post)}
                change={changeOf(post)}
                onCancel={() => setAsked({ post, isPosted: false })}
                onPosted={() => setAsked({ post, isPosted: true })}
              />
            ))}
          </ul>
        )
      ) : isError ? (
        <div role="alert" className="cluster centred between gap-3">
          <p>Waiting posts could not be loaded.</p>
          <Button size="small" aria-busy={isFetching} onClick={() => !isFetching && refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status">
          <span className="visually-hidden">Loading waiting posts</span>
          <Skeleton className={styles.line} />
        </p>
      )}
      {asked?.isPosted && <MarkPostedDialog post={now(asked.post)} onClose={close} onMarked={finish} />}
      {asked?.isPosted === false && <CancelPostDialog post={now(asked.post)} onClose={close} onCancelled={finish} />}
    </section>
  );
}
