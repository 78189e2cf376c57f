import { type PublishPost, SOCIAL_PLATFORM_LABELS, type SocialPost } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { postsQuery } from './get-posts.ts';

/** Whether the outcome is known, so that the next attempt is a new post; otherwise a retry with the same key only asks for it. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && error.problem?.code.startsWith('SOCIAL.') === true;

/** A post that was only saved locally is not called published. */
const outcomeOf = ({ channel }: SocialPost): string =>
  channel === 'outbox' ? 'Saved, not posted: no account is connected' : 'Post published successfully!';

const toDoByHand = ({ platform, content }: SocialPost) => ({
  text: `Copy the text and post it on ${SOCIAL_PLATFORM_LABELS[platform]} yourself.`,
  action: { label: 'Copy text', run: () => void navigator.clipboard?.writeText(content) },
});

/** POST /api/social-media-publish, with the same key until the outcome is known. */
export function usePublishPost(onPublished: () => void) {
  const client = useQueryClient();
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: PublishPost) =>
      staffApi.json<SocialPost>('/api/social-media-publish', { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: (post) => {
      forget();
      showToast({ title: outcomeOf(post), ...(post.channel === 'outbox' && toDoByHand(post)) });
      onPublished();
    },
    onError: (error) => {
      if (isFinal(error)) forget();
      showToast({ tone: 'error', title: 'Failed to publish post', text: 'Please try again later.' });
    },
    onSettled: (_post, _error, { vehicleId }) => client.invalidateQueries({ queryKey: postsQuery(vehicleId).queryKey }),
  });
}
