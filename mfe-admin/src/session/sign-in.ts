import type { CodeAsked, SignIn, SignInAnswer } from '@forecourt/contracts';
import { apiOf, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { whyNot } from '../calls/why-not.ts';
import { useEnter } from './enter.ts';

/** Messages of product §8, for answers without their own. */
const REFUSED = { 401: 'Incorrect password' };

/**
 * POST /api/admin/login; keeps the token. Its error is the sentence to show.
 * @param onStepAsked what is asked for besides, of some accounts.
 */
export function useSignIn(onStepAsked: (asked: CodeAsked) => void) {
  const client = useQueryClient();
  const enter = useEnter();
  return useSingleMutation<SignInAnswer, Error, SignIn>({
    mutationFn: async (body) => {
      try {
        return await apiOf(client).json<SignInAnswer>('/api/admin/login', { method: 'POST', body });
      } catch (error) {
        throw new Error(whyNot(error, REFUSED), { cause: error });
      }
    },
    onSuccess: (answer) => (answer.success ? enter(answer) : onStepAsked(answer)),
    onError: ({ message }) => showToast({ tone: 'error', title: 'Login failed', text: message }),
  });
}
