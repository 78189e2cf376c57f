import type { StaffNote, StaffNoteReceipt } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
import { useRef } from 'react';
import { newIdempotencyKey } from '../calls/idempotency-key.ts';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { whyNot } from '../calls/why-not.ts';
import { staffApi } from '../session/staff-api.ts';

/** POST …/notes: a note that is sent again after a failure counts once. @param record "/api/inquiries/7". */
export function useAddNote(record: string, onAdded: (note: StaffNote) => void) {
  const last = useRef({ text: '', key: '' });
  return useSingleMutation({
    mutationFn: async (text: string): Promise<StaffNote> => {
      if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() };
      const receipt = await staffApi.json<StaffNoteReceipt>(`${record}/notes`, {
        method: 'POST',
        body: { text },
        headers: { 'idempotency-key': last.current.key },
      });
      return { ...receipt, text };
    },
    onSuccess: (note) => {
      // The same text again is a new note.
      last.current = { text: '', key: '' };
      onAdded(note);
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to add the note', text: whyNot(error) }),
  });
}
