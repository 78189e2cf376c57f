import type { LinkedPicture } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../session/staff-api.ts';

/** GET /api/objects/links: the pictures on other websites that could not be copied so far, of one van or all. */
export const linkedPicturesQuery = (vehicleId?: number) =>
  queryOptions({
    queryKey: ['staff', 'linked-pictures', vehicleId ?? 'all'],
    queryFn: ({ signal }) =>
      staffApi.json<LinkedPicture[]>(`/api/objects/links${vehicleId === undefined ? '' : `?vehicleId=${vehicleId}`}`, { signal }),
    gcTime: 0,
  });
