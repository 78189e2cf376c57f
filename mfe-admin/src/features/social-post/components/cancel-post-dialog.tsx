import { type ScheduledPost, SOCIAL_PLATFORM_LABELS } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { plannedInWords } from '../../../time/moment-in-words.ts';
import { useCancelScheduledPost } from '../api/scheduled-posts.ts';

interface CancelPostDialogProps {
  readonly post: ScheduledPost;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

/** Asks before a post is cancelled: its text is gone then. */
export function CancelPostDialog({ post, onClose, onCancelled }: CancelPostDialogProps) {
  const { mutate, isPending, error } = useCancelScheduledPost(post, onCancelled);
  return (
    <Dialog
      title="Cancel this post?"
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow">Keep post</CancelButton>
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="Cancelling..." onClick={() => mutate()}>
            Cancel post
          </SendButton>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>
          It is not posted to {SOCIAL_PLATFORM_LABELS[post.platform]} on {plannedInWords(post.publishAt)}, and its text is not
          kept.
        </p>
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
