import type { NewAuthenticator, PasskeyOptions, SetUpDone, SetUpPasskey, SignedIn } from '@forecourt/contracts';
import { apiOf, useQueryClient } from '@forecourt/web-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useSingleMutation } from '../calls/use-single-mutation.ts';

const PATH = '/api/admin/login/set-up';

/** POST …/authenticator: what the app is to be given. */
export function useBeginApp(ticket: string, onSuccess: (begun: NewAuthenticator) => void) {
  const client = useQueryClient();
  return useSingleMutation<NewAuthenticator, Error, void>({
    mutationFn: () => apiOf(client).json<NewAuthenticator>(`${PATH}/authenticator`, { method: 'POST', body: { ticket } }),
    onSuccess,
  });
}

/** POST …/authenticator/confirm with a code of the app: turns it on and logs in. */
export function useConfirmApp(ticket: string, onSuccess: (done: SetUpDone) => void) {
  const client = useQueryClient();
  return useSingleMutation<SetUpDone, Error, string>({
    mutationFn: (code) =>
      apiOf(client).json<SetUpDone>(`${PATH}/authenticator/confirm`, { method: 'POST', body: { ticket, code } }),
    onSuccess,
  });
}

/** POST …/passkey: the browser makes a passkey, which is kept under this name, and logs in. */
export function useSetUpPasskey(ticket: string, onSuccess: (done: SignedIn) => void) {
  const client = useQueryClient();
  return useSingleMutation<SignedIn, Error, string>({
    mutationFn: async (name) => {
      const [options, { startRegistration }] = await Promise.all([
        apiOf(client).json<PasskeyOptions>(`${PATH}/passkey/options`, { method: 'POST', body: { ticket } }),
        import('./webauthn.ts'),
      ]);
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const credential = (await startRegistration({ optionsJSON })) as SetUpPasskey['credential'];
      const body: SetUpPasskey = { ticket, name, credential };
      return apiOf(client).json<SignedIn>(`${PATH}/passkey`, { method: 'POST', body });
    },
    onSuccess,
  });
}
