import { Button } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { unconfirmedPostsQuery } from '../../../posts/get-unconfirmed-posts.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { EarlierPost } from './earlier-post.tsx';
import { VanOfPost } from './van-of-post.tsx';
import styles from './waiting-posts.module.css';

/** The posts of all vans of which nobody knows whether they are on the page: nothing if there are none. */
export function UnconfirmedPosts() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef<readonly string[]>([]);
  const { data, isError, isFetching, refetch } = useQuery(unconfirmedPostsQuery());
  const posts = data?.posts;
  const { data: vehicles } = useQuery({ ...vehiclesQuery(), enabled: posts !== undefined && posts.length > 0 });
  // The button that had the focus is gone with its post.
  useEffect(() => {
    const ids = posts?.map(({ id }) => id) ?? before.current;
    const isGone = before.current.some((id) => !ids.includes(id));
    if (isGone && document.activeElement === document.body) title.current?.focus();
    before.current = ids;
  }, [posts]);
  const [had, setHad] = useState(false);
  if (posts && posts.length > 0 && !had) setHad(true);
  if (!data && isError)
    return (
      <div role="alert" className="cluster centred between gap-3">
        <p>Posts that are not confirmed could not be loaded.</p>
        <Button size="small" aria-busy={isFetching} onClick={() => !isFetching && refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!posts || (posts.length === 0 && !had)) return null;
  return (
    <section aria-labelledby={heading} className={styles.posts}>
      <h3 id={heading} ref={title} tabIndex={-1} className="h5">
        Not confirmed
      </h3>
      {posts.length === 0 && <p className="muted">All posts are confirmed.</p>}
      <ul className="stack">
        {posts.map((post) => (
          <EarlierPost
            key={post.id}
            post={post}
            van={<VanOfPost vehicleId={post.vehicleId} vehicle={vehicles?.find(({ id }) => id === post.vehicleId)} />}
          />
        ))}
      </ul>
    </section>
  );
}
