import { SOCIAL_PLATFORM_LABELS, type SocialPost } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { useSettlePost } from '../api/settle-post.ts';
import styles from './look-at-page.module.css';

/** Asks staff to check whether a post is on the page before another may follow, to avoid duplicates. */
export function LookAtPage({ post }: { readonly post: SocialPost }) {
  const { social } = useDealership();
  const { mutate: settle, isPending } = useSettlePost(post);
  const page = social[post.platform];
  const name = SOCIAL_PLATFORM_LABELS[post.platform];
  const found = (isThere: boolean) => () => {
    if (!isPending) settle(isThere);
  };
  return (
    <div className={styles.question}>
      <p>
        Open{' '}
        {page === null ? (
          `our ${name} page`
        ) : (
          <a href={page} target="_blank" rel="noreferrer">
            our {name} page
          </a>
        )}{' '}
        and look for the post. Then tell us what you found: nothing more is posted there about this van until you do.
      </p>
      <div className="cluster gap-2">
        <Button size="small" aria-busy={isPending} onClick={found(true)}>
          It's there
        </Button>
        <Button size="small" aria-busy={isPending} onClick={found(false)}>
          It's not there
        </Button>
      </div>
    </div>
  );
}
