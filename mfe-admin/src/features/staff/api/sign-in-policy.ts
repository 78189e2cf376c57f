import type { SignInPolicy } from '@forecourt/contracts';
import { queryOptions, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { staffQuery } from './get-staff.ts';

const PATH = '/api/admin/sign-in-policy';

/** GET /api/admin/sign-in-policy: read again each time the page is opened. */
export const signInPolicyQuery = queryOptions({
  queryKey: ['staff', 'sign-in-policy'],
  queryFn: ({ signal }) => staffApi.json<SignInPolicy>(PATH, { signal }),
  refetchOnMount: 'always',
});

/** PUT /api/admin/sign-in-policy. */
export function useChangeSignInPolicy(onChanged: (policy: SignInPolicy) => void) {
  const client = useQueryClient();
  return useSingleMutation<SignInPolicy, Error, SignInPolicy>({
    mutationFn: (body) => staffApi.json<SignInPolicy>(PATH, { method: 'PUT', body }),
    onSuccess: (policy) => {
      client.setQueryData(signInPolicyQuery.queryKey, policy);
      onChanged(policy);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: signInPolicyQuery.queryKey });
      await client.invalidateQueries({ queryKey: staffQuery.queryKey });
    },
  });
}
