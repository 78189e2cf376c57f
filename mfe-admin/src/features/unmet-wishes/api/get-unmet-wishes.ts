import type { UnmetWishes } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApiOf } from '../../../session/staff-api.ts';

/** GET /api/ai-assistant/unmet-wishes: what visitors asked the assistant for and the stock had not, most wanted first. */
export const unmetWishesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'unmet-wishes'],
    queryFn: ({ client, signal }) => staffApiOf(client).json<UnmetWishes>('/api/ai-assistant/unmet-wishes', { signal }),
    refetchOnMount: 'always',
  });
