import type { ChangeStaff, CorrectStaff, InviteStaff, StaffLinkMade, StaffMember } from '@forecourt/contracts';
import { useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { staffQuery } from './get-staff.ts';

type Done<Answer> = (answer: Answer) => void;

/** The answer is shown where it was asked for. */
const shown = () => {};

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
export const useInvite = () =>
  useStaffCall((body: InviteStaff) => staffApi.json<StaffLinkMade>('/api/admin/staff', { method: 'POST', body }), shown);

/** PATCH /api/admin/staff/{id}. */
export const useChangeMember = (id: string, done: Done<StaffMember>) =>
  useStaffCall((body: ChangeStaff) => staffApi.json<StaffMember>(`/api/admin/staff/${id}`, { method: 'PATCH', body }), done);

/** PUT /api/admin/staff/{id}/person. */
export const useCorrectMember = (id: string, done: Done<StaffLinkMade>) =>
  useStaffCall(
    (body: CorrectStaff) => staffApi.json<StaffLinkMade>(`/api/admin/staff/${id}/person`, { method: 'PUT', body }),
    done,
  );

/** POST /api/admin/staff/{id}/link: makes a new link, and mails it where mail is connected. */
export const useMakeLink = (id: string) =>
  useStaffCall(() => staffApi.json<StaffLinkMade>(`/api/admin/staff/${id}/link`, { method: 'POST' }), shown);

/** DELETE /api/admin/staff/{id}: withdraws an invitation. */
export const useWithdraw = (id: string, done: Done<unknown>) =>
  useStaffCall(() => staffApi.request(`/api/admin/staff/${id}`, { method: 'DELETE' }), done);

/** DELETE /api/admin/staff/{id}/second-factor. */
export const useTakeSecondFactor = (id: string, done: Done<StaffMember>) =>
  useStaffCall(() => staffApi.json<StaffMember>(`/api/admin/staff/${id}/second-factor`, { method: 'DELETE' }), done);
