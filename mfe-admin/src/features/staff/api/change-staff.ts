import type { ChangeStaff, InviteStaff, StaffMember } from '@forecourt/contracts';
import { useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { staffQuery } from './get-staff.ts';

type Done<Answer> = (answer: Answer) => void;

/** A call about the staff, after which the lists of them are read again. The dialog shows what is wrong. */
function useStaffCall<Asked, Answer>(mutationFn: (asked: Asked) => Promise<Answer>, onSuccess: Done<Answer>) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn,
    // Not with the call: its dialog may be gone by then.
    onSuccess,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: staffQuery.queryKey });
      await client.invalidateQueries({ queryKey: accountsQuery.queryKey });
    },
  });
}

/** POST /api/admin/staff. */
export const useInvite = (done: Done<StaffMember>) =>
  useStaffCall((body: InviteStaff) => staffApi.json<StaffMember>('/api/admin/staff', { method: 'POST', body }), done);

/** PATCH /api/admin/staff/{id}. */
export const useChangeMember = (id: string, done: Done<StaffMember>) =>
  useStaffCall((body: ChangeStaff) => staffApi.json<StaffMember>(`/api/admin/staff/${id}`, { method: 'PATCH', body }), done);

/** POST /api/admin/staff/{id}/link: mails a new link. */
export const useSendLink = (id: string, done: Done<StaffMember>) =>
  useStaffCall(() => staffApi.json<StaffMember>(`/api/admin/staff/${id}/link`, { method: 'POST' }), done);

/** DELETE /api/admin/staff/{id}: withdraws an invitation. */
export const useWithdraw = (id: string, done: Done<unknown>) =>
  useStaffCall(() => staffApi.request(`/api/admin/staff/${id}`, { method: 'DELETE' }), done);

/** DELETE /api/admin/staff/{id}/second-factor. */
export const useTakeSecondFactor = (id: string, done: Done<StaffMember>) =>
  useStaffCall(() => staffApi.json<StaffMember>(`/api/admin/staff/${id}/second-factor`, { method: 'DELETE' }), done);
