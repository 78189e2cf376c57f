import type { StaffNote, StaffNoteReceipt } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { whyNot } from '../calls/why-not.ts';
import { staffApi } from '../session/staff-api.ts';

/** POST …/notes: a note that is sent again after a failure counts once. @param record "/api/inquiries/7". */
export function useAddNote(record: string, onAdded: (note: StaffNote) => void) {
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: async (text: string): Promise<StaffNote> => {
      const body = { text };
      const receipt = await staffApi.json<StaffNoteReceipt>(`${record}/notes`, {
        method: 'POST',
        body,
        headers: headersFor(body),
      });
      return { ...receipt, text };
    },
    onSuccess: (note) => {
      forget();
      onAdded(note);
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to add the note', text: whyNot(error) }),
  });
}
