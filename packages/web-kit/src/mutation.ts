import { useQueryClient } from '@forecourt/web-kit';
import { useMutation as useMutationOf } from '@tanstack/react-query';

/** React Query's `useMutation` on the page's query cache. Apart from the rest of the platform, because visitors have no use for it. */
export const useMutation: typeof useMutationOf = (options, client) => {
  const shared = useQueryClient();
  return useMutationOf(options, client ?? shared);
};
