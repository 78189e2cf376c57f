import { APPOINTMENT_DOUBT_CODES, APPOINTMENT_DOUBTS, type AppointmentDoubt, type Enquiry } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useMutation } from '@forecourt/web-kit/mutation';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { offerAppointmentBack } from './bring-back-appointment.ts';
import { putEnquiry, readEnquiriesAgain, shownEnquiry } from './get-enquiries.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

type Fields = Partial<Pick<Enquiry, 'status' | 'assignee' | 'ringAgainAt' | 'appointmentAt'>>;
type Change = Fields & { readonly despite?: readonly AppointmentDoubt[] };

const FAILURES: Readonly<Record<keyof Fields, string>> = {
  status: 'Failed to update status',
  assignee: 'Failed to assign the enquiry',
  ringAgainAt: 'Failed to change when to ring again',
  appointmentAt: 'Failed to change the appointment',
};

/** The doubt about the time of an appointment, if that is why it was refused. */
export const doubtIn = (error: unknown): AppointmentDoubt | undefined =>
  APPOINTMENT_DOUBTS.find((doubt) => error instanceof ApiError && error.problem?.code === APPOINTMENT_DOUBT_CODES[doubt]);

/**
 * PATCH /api/inquiries/{id} with an optimistic update. Changes of one enquiry are sent one after another, each with the version
 * of the previous answer; only the last answer replaces what is shown.
 */
export function useChangeEnquiry({ id }: Pick<Enquiry, 'id'>) {
  const client = useQueryClient();
  const mutationKey = ['staff', 'change-enquiry', id];
  return useMutation({
    mutationKey,
    scope: { id: `change-enquiry-${id}` },
    mutationFn: (change: Change) => {
      const version = shownEnquiry(client, id)?.version;
      return staffApi.json<Enquiry>(`/api/inquiries/${id}`, { method: 'PATCH', body: { ...change, version } });
    },
    onMutate: ({ despite: _, ...change }) => {
      const before = shownEnquiry(client, id);
      putEnquiry(client, id, (enquiry) => ({ ...enquiry, ...change }));
      return before;
    },
    onSuccess: (stored, _change, before) => {
      offerAppointmentBack(client, before, stored);
      const isLast = client.isMutating({ mutationKey }) === 1;
      putEnquiry(client, id, (enquiry) => (isLast ? stored : { ...enquiry, version: stored.version }));
    },
    onError: (error, { despite: _, ...change }, before) => {
      const fields = Object.keys(change) as (keyof Fields)[];
      if (before) {
        const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
        putEnquiry(client, id, (enquiry) => ({ ...enquiry, ...old }));
      }
      // The form that asked for the time says so.
      if (doubtIn(error)) return;
      const [field = 'status'] = fields;
      showToast({ tone: 'error', title: FAILURES[field], text: whyNot(error) });
      if (error instanceof ApiError && error.status === 409) void readEnquiriesAgain(client);
    },
    onSettled: () => client.invalidateQueries({ queryKey: COUNTS_KEY }),
  });
}
