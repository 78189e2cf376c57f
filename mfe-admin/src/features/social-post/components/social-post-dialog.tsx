import { type ListedVehicle, SOCIAL_PLATFORM_LABELS, type SocialPlatform } from '@forecourt/contracts';
import { vehicleDistinction, vehicleTitle } from '@forecourt/rules';
import { Button, CancelButton, Dialog, FormTextArea, Icon, SendButton, Sparkles } from '@forecourt/ui';
import { ApiError, useQuery } from '@forecourt/web-kit';
import { useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { CopyText } from '../../../copy-text/copy-text.tsx';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { postsQuery } from '../api/get-posts.ts';
import { usePublishPost } from '../api/publish-post.ts';
import { usePostDraft } from '../hooks/use-post-draft.ts';
import { postFault, postUse } from '../post-faults.ts';
import { soldWords } from '../sold-words.ts';
import { toldFacts } from '../told-facts.ts';
import { NotConnected } from './not-connected.tsx';
import { PlatformChoice } from './platform-choice.tsx';
import { PostHistory } from './post-history.tsx';
import { PostLaterDialog } from './post-later-dialog.tsx';
import { PostPreview } from './post-preview.tsx';
import styles from './social-post-dialog.module.css';
import { VanPosts } from './van-posts.tsx';

interface SocialPostDialogProps {
  readonly vehicle: ListedVehicle;
  readonly onClose: () => void;
}

/** The outcome is unknown. */
const NO_WORD = 'We had no answer. Check the earlier posts below before you post again.';
const UNSURE = { 502: NO_WORD, 503: NO_WORD, 504: NO_WORD };

/** Posts a van to Facebook or Instagram, and shows what was posted before. */
export function SocialPostDialog({ vehicle, onClose }: SocialPostDialogProps) {
  const [platform, setPlatform] = useState<SocialPlatform>('facebook');
  const [isTried, setTried] = useState(false);
  const [isLater, setLater] = useState(false);
  // The text is about the van as it is read now; what changes while it is written is told on sending.
  const [told] = useState(() => toldFacts(vehicle));
  const form = useRef<HTMLDivElement>(null);
  const draft = usePostDraft(vehicle, platform);
  const { data: posts } = useQuery(postsQuery(vehicle.id));
  const publishing = usePublishPost(() => leave());
  const { leaving, leave, close } = useLeaveGuard({
    param: 'post',
    isUnsaved: () => draft.isTyped,
    isSending: publishing.isPending,
    onClose,
  });

  const name = vehicleTitle(vehicle);
  const label = SOCIAL_PLATFORM_LABELS[platform];
  const picture = vehicle.picture;
  const sold = soldWords(vehicle);
  const fault = postFault(platform, draft.text);
  const lacksPicture = platform === 'instagram' && picture === null;

  const post = { vehicleId: vehicle.id, platform, content: draft.text.trim(), imageUrl: picture };
  const ifReady = (send: () => void) => (): void => {
    setTried(true);
    if (fault !== null) form.current?.querySelector('textarea')?.focus();
    else if (!lacksPicture) send();
  };

  return (
    <Dialog
      title="Post to social media"
      onClose={close}
      footer={
        <>
          <Button
            className={styles.generate}
            aria-busy={draft.isGenerating}
            aria-disabled={draft.isGenerating}
            onClick={draft.generate}
          >
            <Icon of={Sparkles} />
            Generate with AI
          </Button>
          <Button aria-disabled={publishing.isPending} onClick={ifReady(() => !publishing.isPending && setLater(true))}>
            Post later
          </Button>
          <span className={styles.answers}>
            <CancelButton variant="quiet" />
            <SendButton
              {...(sold === null && { variant: 'primary' })}
              className="grow"
              isSending={publishing.isPending}
              underWay="Posting..."
              onClick={ifReady(() => publishing.mutate(post))}
            >
              {`Post to ${label}`}
            </SendButton>
          </span>
        </>
      }
    >
      <div ref={form} className="stack gap-4 py-5">
        <p className={styles.van}>
          <b>{name}</b> {vehicleDistinction(vehicle)}
        </p>
        {sold && (
          <p role="note" className="p-3-4 small rounded warning">
            <b>{sold}</b> Post it or copy its text only if you mean to.
          </p>
        )}
        <PlatformChoice value={platform} onChoose={setPlatform} isFixed={publishing.isPending} />
        {posts?.channels[platform] === 'outbox' && (
          <NotConnected platform={platform}>your post will be saved, but not posted.</NotConnected>
        )}
        <PostPreview vehicle={vehicle} name={name} />
        {lacksPicture && (
          <p role={isTried ? 'alert' : undefined} className="p-3-4 small rounded warning">
            Instagram posts need an image. Add one to the vehicle first.
          </p>
        )}
        <FormTextArea
          label="Post text"
          rows={8}
          value={draft.text}
          readOnly={draft.isGenerating || publishing.isPending}
          error={isTried && !draft.isGenerating ? fault : null}
          onChange={(event) => draft.type(event.currentTarget.value)}
        />
        <div className={styles.under}>
          <span>{postUse(platform, draft.text)}</span>
          <span className="inline-row gap-2">
            {draft.canPutBack && (
              <Button variant="quiet" size="small" onClick={draft.putBack}>
                Undo
              </Button>
            )}
            <CopyText text={draft.text} />
          </span>
        </div>
        {publishing.isError && (
          <ErrorNote>{publishing.error instanceof ApiError ? whyNot(publishing.error, UNSURE) : NO_WORD}</ErrorNote>
        )}
        <VanPosts vehicle={vehicle} />
        <PostHistory vehicle={vehicle} />
      </div>
      {isLater && (
        <PostLaterDialog
          post={post}
          channel={posts?.channels[platform]}
          told={told}
          onClose={() => setLater(false)}
          onScheduled={() => leave()}
        />
      )}
      {leaving && <DiscardDialog {...leaving}>Your post has not been published.</DiscardDialog>}
    </Dialog>
  );
}
