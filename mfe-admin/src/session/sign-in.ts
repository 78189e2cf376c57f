import type { SignedIn } from '@forecourt/contracts';
import { ApiError, apiOf, showToast, useMutation, useQueryClient } from '@forecourt/web-kit';
import { statusQuery } from './get-status.ts';
import { storedToken } from './token.ts';

/** What is said when there was no answer at all. */
const NO_ANSWER = 'The server cannot be reached. Check your connection and try again.';

const whyNot = (error: unknown): string => (error instanceof ApiError ? (error.problem?.detail ?? NO_ANSWER) : NO_ANSWER);

/** POST /api/admin/login; keeps the token. Its error is the sentence to show. */
export function useSignIn(onSignedIn?: () => void) {
  const client = useQueryClient();
  return useMutation<SignedIn, Error, string>({
    mutationFn: async (password) => {
      try {
        return await apiOf(client).json<SignedIn>('/api/admin/login', { method: 'POST', body: { password } });
      } catch (error) {
        throw new Error(whyNot(error), { cause: error });
      }
    },
    onSuccess: ({ token, message }) => {
      client.setQueryData(statusQuery(token).queryKey, { authenticated: true });
      storedToken.keep(token);
      showToast({ title: message });
      onSignedIn?.();
    },
    onError: ({ message }) => showToast({ tone: 'error', title: 'Login failed', text: message }),
  });
}
