import { SOCIAL_PLATFORM_LABELS, type SocialPost } from '@forecourt/contracts';
import { Badge, type BadgeTone } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { CopyText } from '../../../copy-text/copy-text.tsx';
import { useByWhom } from '../../../notes/use-colleague-name.ts';
import { plannedInWords } from '../../../time/moment-in-words.ts';
import styles from './earlier-post.module.css';
import { LookAtPage } from './look-at-page.tsx';

/** A post that was only saved locally is not called published. */
const stateOf = ({ state, channel, postedBy }: SocialPost): { readonly tone: BadgeTone; readonly label: string } => {
  if (postedBy) return { tone: 'green', label: 'Posted by hand' };
  if (state === 'published')
    return channel === 'outbox' ? { tone: 'grey', label: 'Saved, not posted' } : { tone: 'green', label: 'Published' };
  if (state === 'failed') return { tone: 'red', label: 'Failed' };
  return state === 'unknown' ? { tone: 'orange', label: 'Not confirmed' } : { tone: 'grey', label: 'Sending' };
};

interface EarlierPostProps {
  readonly post: SocialPost;
  /** Its van, in a list of several. */
  readonly van?: ReactNode;
}

/** One line of the history; if the outcome is unknown, it says what to do. */
export function EarlierPost({ post, van }: EarlierPostProps) {
  const { platform, channel, state, content, permalink, problem, createdAt, postedBy } = post;
  const name = SOCIAL_PLATFORM_LABELS[platform];
  const { tone, label } = stateOf(post);
  const byWhom = useByWhom();
  return (
    <li className={styles.post}>
      {van}
      <p className={styles.head}>
        <time dateTime={createdAt} className="ink medium">
          {plannedInWords(createdAt)}
        </time>
        <span>{name}</span>
        <Badge tone={tone}>{label}</Badge>
        {permalink && (
          <a href={permalink} target="_blank" rel="noreferrer" className="inline-row target">
            View on {name}
          </a>
        )}
      </p>
      {postedBy && (
        <p className="small muted">
          Posted on {name} {byWhom(postedBy)}.
        </p>
      )}
      {!postedBy && state === 'published' && channel === 'outbox' && (
        <p className="small muted">
          No {name} account was connected. Copy the text and post it on {name} yourself.
        </p>
      )}
      {problem && <p className="small muted">{problem.detail}</p>}
      {state === 'unknown' && <LookAtPage post={post} />}
      <details className={styles.text}>
        <summary>Post text</summary>
        <p>{content}</p>
        <CopyText text={content} />
      </details>
    </li>
  );
}
