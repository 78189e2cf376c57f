import { type ScheduledPost, SOCIAL_PLATFORM_LABELS } from '@forecourt/contracts';
import { Badge, Button } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { CopyText } from '../../../copy-text/copy-text.tsx';
import { plannedInWords } from '../../../time/moment-in-words.ts';
import { useNow } from '../../../time/use-now.ts';
import { WAITS_THEN } from '../channel-words.ts';
import { NotConnected } from './not-connected.tsx';
import styles from './waiting-post.module.css';

interface WaitingPostProps {
  readonly post: ScheduledPost;
  /** Its van, in a list of several. */
  readonly van?: ReactNode;
  readonly change: ReactNode;
  readonly onCancel: () => void;
  readonly onPosted: () => void;
}

/** "Facebook, Sat 28 Nov 2026 at 09:00": tells its buttons apart. */
export const nameOf = ({ platform, publishAt }: ScheduledPost): string =>
  `${SOCIAL_PLATFORM_LABELS[platform]}, ${plannedInWords(publishAt)}`;

/** A post that waits for its time, or for staff: then it says why. */
export function WaitingPost({ post, van, change, onCancel, onPosted }: WaitingPostProps) {
  const { platform, channel, publishAt, hold, content } = post;
  const isLate = Date.parse(publishAt) < useNow();
  return (
    <li className={styles.post}>
      {van}
      <p className={styles.head}>
        <time dateTime={publishAt} className="ink medium">
          {plannedInWords(publishAt)}
        </time>
        <span>{SOCIAL_PLATFORM_LABELS[platform]}</span>
        {hold ? <Badge tone="warning">Needs you</Badge> : <Badge tone="grey">{isLate ? 'Being sent' : 'Waiting'}</Badge>}
      </p>
      {hold && <p className="p-3-4 small rounded warning">{hold.detail}</p>}
      {!hold && channel === 'outbox' && <NotConnected platform={platform}>{WAITS_THEN}</NotConnected>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too */}
      <p className={styles.text} tabIndex={0}>
        {content}
      </p>
      <div className="cluster gap-2">
        {change}
        <CopyText text={content} />
        {hold && (
          <Button size="small" aria-label={`Mark as posted: ${nameOf(post)}`} onClick={onPosted}>
            Mark as posted
          </Button>
        )}
        <Button size="small" aria-label={`Cancel post: ${nameOf(post)}`} onClick={onCancel}>
          Cancel post
        </Button>
      </div>
    </li>
  );
}
