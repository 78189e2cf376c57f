import { type PostChannel, type SchedulePost, SOCIAL_PLATFORM_LABELS, type ToldFacts } from '@forecourt/contracts';
import { addDays } from '@forecourt/rules';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useChosenTime } from '../../../time/use-chosen-time.ts';
import { useSchedulePost } from '../api/scheduled-posts.ts';
import { WAITS_THEN } from '../channel-words.ts';
import { readPostTime } from '../post-time.ts';
import { NotConnected } from './not-connected.tsx';
import { PostTimeFields } from './post-time-fields.tsx';

/** An answer is lost, or did not come from the service. */
const NO_WORD = 'We had no answer. Press Schedule post again: it is scheduled only once.';
const UNSURE = { 502: NO_WORD, 503: NO_WORD, 504: NO_WORD };

interface PostLaterDialogProps {
  readonly post: Pick<SchedulePost, 'vehicleId' | 'platform' | 'content' | 'imageUrl'>;
  /** Where it would go now; undefined until that is known. */
  readonly channel: PostChannel | undefined;
  /** As the author of the text has seen the van. */
  readonly told: ToldFacts;
  readonly onClose: () => void;
  readonly onScheduled: () => void;
}

/** Chooses when a post goes out. */
export function PostLaterDialog({ post, channel, told, onClose, onScheduled }: PostLaterDialogProps) {
  const [facts, setFacts] = useState(told);
  const when = useChosenTime({ day: addDays(today(), 1), time: '09:00' }, readPostTime);
  const { mutate, isPending, error } = useSchedulePost(onScheduled, setFacts);
  const submit = () => {
    const publishAt = when.settle();
    if (publishAt !== null) mutate({ ...post, ...facts, publishAt });
  };
  return (
    <Dialog
      title={`Post to ${SOCIAL_PLATFORM_LABELS[post.platform]} later`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow">Back</CancelButton>
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="Scheduling..." onClick={submit}>
            Schedule post
          </SendButton>
        </>
      }
    >
      <div className="stack gap-4 py-5">
        {channel === 'outbox' && <NotConnected platform={post.platform}>{WAITS_THEN}</NotConnected>}
        <PostTimeFields when={when} />
        {error && <ErrorNote>{whyNot(error, UNSURE)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
