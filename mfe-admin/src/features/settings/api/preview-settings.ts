import type { PreviewDealership, PreviewLink } from '@forecourt/contracts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { previewOpened } from './leave-preview.ts';

/** POST /api/dealership/preview. The dialog shows what is wrong. */
export function usePreviewSettings() {
  return useSingleMutation({
    mutationFn: (body: PreviewDealership) => staffApi.json<PreviewLink>('/api/dealership/preview', { method: 'POST', body }),
    // The link is in the dialog for a browser that lets no page open a tab.
    onSuccess: ({ path }) => {
      previewOpened();
      window.open(path, '_blank');
    },
  });
}
