import type { Enquiry } from '@forecourt/contracts';
import { type QueryClient, showToast } from '@forecourt/web-kit';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { dayAndTime } from '../../../time/chosen-time.ts';
import { putEnquiry, readEnquiriesAgain } from './get-enquiries.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

/** Says that an appointment is not in the diary any more once its enquiry is won or lost, with an offer to undo it. */
export function offerAppointmentBack(client: QueryClient, before: Enquiry | undefined, stored: Enquiry): void {
  const { id, status, version, customerName } = stored;
  if (!before?.appointmentAt || (status !== 'won' && status !== 'lost')) return;
  const undo = async () => {
    try {
      const body = { status: 'appointment', version };
      const restored = await staffApi.json<Enquiry>(`/api/inquiries/${id}`, { method: 'PATCH', body });
      putEnquiry(client, id, () => restored);
      showToast({ title: 'Appointment restored' });
    } catch (error) {
      showToast({ tone: 'error', title: 'Failed to restore the appointment', text: whyNot(error) });
    }
    // The list that is shown may hold it again, or show what a colleague has changed.
    void readEnquiriesAgain(client);
    void client.invalidateQueries({ queryKey: COUNTS_KEY });
  };
  showToast({
    title: 'Appointment out of the diary',
    text: `${customerName} was to come ${dayAndTime(before.appointmentAt, Date.now())}.`,
    action: { label: 'Undo', run: () => void undo() },
  });
}
