import { type ListedVehicle, type ScheduledPost, SOCIAL_PLATFORM_LABELS } from '@forecourt/contracts';
import { addDays, ukClock } from '@forecourt/rules';
import { CancelButton, Dialog, FormTextArea, SendButton } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { CopyText } from '../../../copy-text/copy-text.tsx';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { staffPrice } from '../../../stock/staff-price.ts';
import { plannedInWords } from '../../../time/moment-in-words.ts';
import { useChosenTime } from '../../../time/use-chosen-time.ts';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { drafts } from '../../../unsaved/drafts.ts';
import { useDraft } from '../../../unsaved/use-draft.ts';
import { useChangeScheduledPost } from '../api/scheduled-posts.ts';
import { WAITS_THEN } from '../channel-words.ts';
import { postFault, postUse } from '../post-faults.ts';
import { readPostTime } from '../post-time.ts';
import { toldFacts } from '../told-facts.ts';
import { NotConnected } from './not-connected.tsx';
import { PostTimeFields } from './post-time-fields.tsx';

const NO_WORD = 'We had no answer. Press Save again: it is changed only once.';
const UNSURE = { 502: NO_WORD, 503: NO_WORD, 504: NO_WORD };

interface ChangePostDialogProps {
  readonly post: ScheduledPost;
  readonly vehicle: ListedVehicle;
  readonly onClose: () => void;
}

/** Changes the text and the time of a post that waits. What is typed outlasts the dialog until it is saved or discarded. */
export function ChangePostDialog({ post, vehicle, onClose }: ChangePostDialogProps) {
  const path = `/api/social-media-publish/scheduled/${post.id}`;
  const [text, setText] = useDraft(path, post.content);
  const [seen, setSeen] = useState(post);
  const [facts, setFacts] = useState(() => toldFacts(vehicle));
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const [first] = useState(() => {
    const at = Date.parse(post.publishAt);
    return at > Date.now() ? ukClock(at) : { day: addDays(today(), 1), time: ukClock(at).time };
  });
  const when = useChosenTime(first, readPostTime);
  const forget = () => {
    drafts.keep(path, '');
    onClose();
  };
  const { mutate, isPending, error } = useChangeScheduledPost(post, { onChanged: forget, tell: setFacts, show: setSeen });
  const fault = postFault(post.platform, text);
  const isUnsaved = text !== post.content || when.isChanged;

  const submit = () => {
    setTried(true);
    if (fault !== null) return form.current?.querySelector('textarea')?.focus();
    const publishAt = when.settle();
    if (publishAt === null) return;
    mutate({ ...facts, content: text.trim(), imageUrl: vehicle.picture, publishAt, version: seen.version });
  };
  return (
    <Dialog
      title={`Change the post to ${SOCIAL_PLATFORM_LABELS[post.platform]}`}
      onClose={() => (isUnsaved ? setAsked(true) : onClose())}
      footer={
        <>
          <CancelButton className="grow">Back</CancelButton>
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="Saving..." onClick={submit}>
            Save
          </SendButton>
        </>
      }
    >
      <div ref={form} className="stack gap-4 py-5">
        {seen.hold && (
          <p className="p-3-4 small rounded warning">
            {seen.hold.detail} {staffPrice(vehicle)} is the price in the stock.
          </p>
        )}
        <FormTextArea
          label="Post text"
          rows={8}
          value={text}
          readOnly={isPending}
          error={isTried ? fault : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className="cluster centred between gap-2 small muted">
          <span>{postUse(post.platform, text)}</span>
          <CopyText text={text} />
        </div>
        {seen.channel === 'outbox' && <NotConnected platform={post.platform}>{WAITS_THEN}</NotConnected>}
        <PostTimeFields when={when} />
        {error && <ErrorNote>{whyNot(error, UNSURE)}</ErrorNote>}
        {seen.version !== post.version && (
          <div className="stack gap-2 p-3-4 small rounded quiet">
            <p>
              It is now for {plannedInWords(seen.publishAt)} and reads as follows. What you have typed is above: Save puts it in
              its place.
            </p>
            <p className="pre-wrap">{seen.content}</p>
          </div>
        )}
      </div>
      {isAsked && (
        <DiscardDialog stay={() => setAsked(false)} leave={forget}>
          Your changes to this post have not been saved.
        </DiscardDialog>
      )}
    </Dialog>
  );
}
