import type { StaffAccount } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { accountsQuery } from '../notes/get-accounts.ts';
import { staffApi } from '../session/staff-api.ts';

/** PATCH /api/admin/account: the form shows what is wrong. */
export function useRename() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (name: string) => staffApi.json<StaffAccount>('/api/admin/account', { method: 'PATCH', body: { name } }),
    onSuccess: ({ id, name }) => {
      client.setQueryData(accountsQuery.queryKey, (all) => all?.map((one) => (one.id === id ? { id, name } : one)));
      void client.invalidateQueries({ queryKey: ['staff', 'members'] });
      showToast({ title: 'Name saved', text: `Your letters are signed ${name}.` });
    },
  });
}
