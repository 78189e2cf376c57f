import type { NewAuthenticator, RecoveryCodes, SecondFactor } from '@forecourt/contracts';
import { queryOptions, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

const PATH = '/api/admin/second-factor';

/** GET /api/admin/second-factor. Read again each time it is opened. */
export const secondFactorQuery = queryOptions({
  queryKey: ['staff', 'second-factor'],
  queryFn: ({ signal }) => staffApi.json<SecondFactor>(PATH, { signal }),
  refetchOnMount: 'always',
  // A code may have been used in another window.
  refetchOnWindowFocus: 'always',
});

function useCall<Answer>(mutationFn: (typed: string) => Promise<Answer>, onSuccess: (answer: Answer) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn,
    // Not with the call: the form may be gone by then.
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
}

/** POST …/authenticator with the password: what the app is to be given. */
export const useBeginAuthenticator = (onBegun: (begun: NewAuthenticator) => void) =>
  useCall(
    (password) => staffApi.json<NewAuthenticator>(`${PATH}/authenticator`, { method: 'POST', body: { password } }),
    onBegun,
  );

/** POST …/authenticator/confirm with a code of the app: turns it on. */
export const useConfirmAuthenticator = (onConfirmed: (made: RecoveryCodes) => void) =>
  useCall(
    (code) => staffApi.json<RecoveryCodes>(`${PATH}/authenticator/confirm`, { method: 'POST', body: { code } }),
    onConfirmed,
  );

/** POST …/recovery-codes with a code: makes new ones. */
export const useRenewCodes = (onRenewed: (made: RecoveryCodes) => void) =>
  useCall((code) => staffApi.json<RecoveryCodes>(`${PATH}/recovery-codes`, { method: 'POST', body: { code } }), onRenewed);

/** POST …/off with a code. */
export const useTurnOff = (onOff: () => void) =>
  useCall((code) => staffApi.request(`${PATH}/off`, { method: 'POST', body: { code } }), onOff);
