import type { PasskeyOptions, SignedIn } from '@forecourt/contracts';
import { apiOf, showToast, useQueryClient } from '@forecourt/web-kit';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { useEnter } from './enter.ts';
import { whyNoPasskey } from './passkey-words.ts';

const PATH = '/api/admin/login/passkey';

/** POST /api/admin/login/passkey: the browser signs the server's challenge, in place of the password and the code. */
export function usePasskeySignIn() {
  const client = useQueryClient();
  const enter = useEnter();
  return useSingleMutation<SignedIn, Error, void>({
    mutationFn: async () => {
      const [options, { startAuthentication }] = await Promise.all([
        apiOf(client).json<PasskeyOptions>(`${PATH}/options`, { method: 'POST' }),
        import('./webauthn.ts'),
      ]);
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const credential = await startAuthentication({ optionsJSON });
      return apiOf(client).json<SignedIn>(PATH, { method: 'POST', body: { credential } });
    },
    onSuccess: enter,
    onError: (error) => showToast({ tone: 'error', title: 'Login failed', text: whyNoPasskey(error) }),
  });
}
