import type { SecondStep, SignedIn } from '@forecourt/contracts';
import { ApiError, apiOf, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { whyNot } from '../calls/why-not.ts';
import { useEnter } from './enter.ts';

/** POST /api/admin/login/code; keeps the token. @param onOver the password has to be entered again. */
export function useSecondStep(ticket: string, onSignedIn: (() => void) | undefined, onOver: () => void) {
  const client = useQueryClient();
  const enter = useEnter(onSignedIn);
  return useSingleMutation<SignedIn, Error, string>({
    mutationFn: (code) => {
      const body: SecondStep = { ticket, code };
      return apiOf(client).json<SignedIn>('/api/admin/login/code', { method: 'POST', body });
    },
    onSuccess: enter,
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 401)) return;
      showToast({ tone: 'error', title: 'Login failed', text: whyNot(error) });
      onOver();
    },
  });
}
