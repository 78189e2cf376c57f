import type { SignedIn, SignIn } from '@forecourt/contracts';
import { apiOf, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { whyNot } from '../calls/why-not.ts';
import { statusQuery } from './get-status.ts';
import { storedToken } from './token.ts';

/** Messages of product §8, for answers without their own. */
const REFUSED = { 401: 'Incorrect password' };

/** POST /api/admin/login; keeps the token. Its error is the sentence to show. */
export function useSignIn(onSignedIn?: () => void) {
  const client = useQueryClient();
  return useSingleMutation<SignedIn, Error, SignIn>({
    mutationFn: async (body) => {
      try {
        return await apiOf(client).json<SignedIn>('/api/admin/login', { method: 'POST', body });
      } catch (error) {
        throw new Error(whyNot(error, REFUSED), { cause: error });
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
