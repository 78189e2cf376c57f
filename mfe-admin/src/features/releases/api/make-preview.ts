import type { PreviewLink, PreviewRequest } from '@forecourt/contracts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** POST /api/releases/{name}/preview. The dialog shows what is wrong. */
export function useMakePreview(name: string) {
  return useSingleMutation({
    mutationFn: (body: PreviewRequest) => staffApi.json<PreviewLink>(`/api/releases/${name}/preview`, { method: 'POST', body }),
  });
}
