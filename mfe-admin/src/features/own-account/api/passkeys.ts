import type { Passkey, PasskeyOptions } from '@forecourt/contracts';
import { queryOptions, showToast, useQueryClient } from '@forecourt/web-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

const PATH = '/api/admin/passkeys';

/** GET /api/admin/passkeys: those of the user's own account. Read again each time it is opened. */
export const passkeysQuery = queryOptions({
  queryKey: ['staff', 'passkeys'],
  queryFn: ({ signal }) => staffApi.json<readonly Passkey[]>(PATH, { signal }),
  refetchOnMount: 'always',
});

interface Asked {
  readonly name: string;
  readonly password: string;
}

/** The password gets a challenge, the browser makes a passkey that signs it, and the server keeps its public key. */
export function useAddPasskey(onAdded: () => void) {
  const client = useQueryClient();
  return useSingleMutation<Passkey, Error, Asked>({
    mutationFn: async ({ name, password }) => {
      const [options, { startRegistration }] = await Promise.all([
        staffApi.json<PasskeyOptions>(`${PATH}/options`, { method: 'POST', body: { password } }),
        import('../../../session/webauthn.ts'),
      ]);
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const credential = await startRegistration({ optionsJSON });
      return staffApi.json<Passkey>(PATH, { method: 'POST', body: { name, credential } });
    },
    onSuccess: ({ name }) => {
      showToast({ title: 'Passkey added', text: `${name} logs you in now, without your password.` });
      onAdded();
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}

/** DELETE /api/admin/passkeys/{id}: ends nothing else. Pending until the list has been read again. */
export function useRemovePasskey({ id, name }: Passkey, onRemoved: () => void) {
  const client = useQueryClient();
  return useSingleMutation<unknown, Error, void>({
    mutationFn: () => staffApi.request(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      showToast({ title: 'Passkey removed', text: `${name} no longer logs you in.` });
      onRemoved();
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}
