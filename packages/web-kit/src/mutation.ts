import { useQueryClient } from '@forecourt/web-kit';
import { useMutation as useMutationOf } from '@tanstack/react-query';

/** React Query's `useMutation` on the page's query cache. Separate from the rest of the platform, because the public pages do not use it. */
export const useMutation: typeof useMutationOf = (options, client) => {
  const shared = useQueryClient();
  return useMutationOf(options, client ?? shared);
};
