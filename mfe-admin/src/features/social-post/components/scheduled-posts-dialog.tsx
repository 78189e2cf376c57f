import type { ScheduledPost } from '@forecourt/contracts';
import { buttonClass, CancelButton, Dialog } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import { ChangeAnyPost } from './change-any-post.tsx';
import { UnconfirmedPosts } from './unconfirmed-posts.tsx';
import { VanOfPost } from './van-of-post.tsx';
import { nameOf } from './waiting-post.tsx';
import { WaitingPosts } from './waiting-posts.tsx';

export interface ScheduledPostsDialogProps {
  /** Of the post that is changed, or empty. */
  readonly id: string;
  readonly onClose: () => void;
}

/** `?posts`: the posts of all vans that wait, and those that nobody has confirmed; `?posts=…`: over it, one of them is changed. */
export function ScheduledPostsDialog({ id, onClose }: ScheduledPostsDialogProps) {
  const { data: posts } = useQuery(scheduledPostsQuery());
  const changed = posts?.find((post) => post.id === id);
  const [isOpen, setOpen] = useState(false);
  // Of two dialogs the one that is opened later lies on top.
  useEffect(() => setOpen(true), []);
  const change = (post: ScheduledPost) =>
    !post.vehicle?.isRemoved && (
      <OverlayLink open={{ posts: post.id }} className={buttonClass({ size: 'small' })} aria-label={`Change: ${nameOf(post)}`}>
        Change
      </OverlayLink>
    );
  return (
    <Dialog title="Scheduled posts" onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <div className="stack gap-5 py-5">
        <UnconfirmedPosts />
        <WaitingPosts
          empty="No post is waiting. Open Post to Social of a van to write one for later."
          vanOf={(post) => <VanOfPost {...post} />}
          changeOf={change}
        />
      </div>
      {isOpen && changed && <ChangeAnyPost key={id} post={changed} onClose={onClose} />}
    </Dialog>
  );
}
