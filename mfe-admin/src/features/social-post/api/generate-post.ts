import type { GeneratedPost, GeneratePost } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** POST /api/generate-ai-post. */
export function useGeneratePost(onText: (text: string) => void) {
  return useSingleMutation({
    mutationFn: (body: GeneratePost) => staffApi.json<GeneratedPost>('/api/generate-ai-post', { method: 'POST', body }),
    onSuccess: ({ generatedPost }) => {
      onText(generatedPost);
      showToast({ title: 'AI post generated!', text: 'Check it before you post.' });
    },
    onError: () => showToast({ tone: 'error', title: 'Failed to generate AI post', text: 'Please try again later.' }),
  });
}
