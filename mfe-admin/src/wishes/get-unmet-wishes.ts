import type { UnmetWishes } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** GET /api/ai-assistant/unmet-wishes: what visitors asked the assistant for and the stock had not, most wanted first. */
export const unmetWishesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'unmet-wishes'],
    queryFn: ({ signal }) => staffApi.json<UnmetWishes>('/api/ai-assistant/unmet-wishes', { signal }),
    refetchOnMount: 'always',
  });
