import { type ScheduledPost, SOCIAL_PLATFORM_LABELS } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useMarkPosted } from '../api/scheduled-posts.ts';

interface MarkPostedDialogProps {
  readonly post: ScheduledPost;
  readonly onClose: () => void;
  readonly onMarked: () => void;
}

/** Asks before a post counts as posted: there is no way back. */
export function MarkPostedDialog({ post, onClose, onMarked }: MarkPostedDialogProps) {
  const { mutate, isPending, error } = useMarkPosted(post, onMarked);
  return (
    <Dialog
      title="Mark this post as posted?"
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow">Not yet</CancelButton>
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="Saving..." onClick={() => mutate()}>
            Mark as posted
          </SendButton>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>
          You have posted it to {SOCIAL_PLATFORM_LABELS[post.platform]} yourself. It is kept among the earlier posts of the van,
          with your name and the time, and we do not send it.
        </p>
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
