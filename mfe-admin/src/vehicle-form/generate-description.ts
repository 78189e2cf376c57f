import type { GenerateDescription, GeneratedDescription } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { staffApi } from '../session/staff-api.ts';

/** POST /api/generate-description: a description from what is known of the van so far. */
export function useGenerateDescription(onDescribed: (description: string) => void) {
  return useSingleMutation({
    mutationFn: (known: GenerateDescription) =>
      staffApi.json<GeneratedDescription>('/api/generate-description', { method: 'POST', body: known }),
    onSuccess: ({ description }) => {
      onDescribed(description);
      showToast({ title: 'AI description generated successfully', text: 'Check it before you save.' });
    },
    onError: () => showToast({ tone: 'error', title: 'Failed to generate description', text: 'Your text has not changed.' }),
  });
}
