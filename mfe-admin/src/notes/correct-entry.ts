import type { CorrectionReceipt } from '@forecourt/contracts';
import { ApiError, showToast } from '@forecourt/web-kit';
import { focusMain } from '../address/focus-main.ts';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { whyNot } from '../calls/why-not.ts';
import { staffApi } from '../session/staff-api.ts';

interface Correction {
  readonly text: string;
}

/** PATCH of a note, a call or a message that one has written oneself. */
export const useCorrection = (path: string, onCorrected: (receipt: CorrectionReceipt, body: Correction) => void) =>
  useSingleMutation({
    mutationFn: (body: Correction) => staffApi.json<CorrectionReceipt>(path, { method: 'PATCH', body }),
    onSuccess: onCorrected,
    onError: (error) => showToast({ tone: 'error', title: 'Failed to correct it', text: whyNot(error) }),
  });

interface Deletion {
  readonly path: string;
  /** "note on Ada Plumber" */
  readonly what: string;
  readonly onDeleted: () => void;
  readonly onRestored: () => void;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'ENQUIRIES.ENTRY_NOT_FOUND';

/** DELETE of the same, with an offer to undo it. Succeeds if it was deleted in another tab meanwhile. */
export function useDeletion({ path, what, onDeleted, onRestored }: Deletion) {
  const said = what.charAt(0).toUpperCase() + what.slice(1);
  const { mutate: restore } = useSingleMutation({
    mutationFn: () => staffApi.request(`${path}/restore`, { method: 'POST' }),
    onSuccess: () => {
      onRestored();
      showToast({ title: `${said} restored` });
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to restore it', text: whyNot(error) }),
  });
  return useSingleMutation({
    mutationFn: () =>
      staffApi.request(path, { method: 'DELETE' }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onDeleted();
      focusMain();
      showToast({ title: `${said} deleted`, action: { label: 'Undo', run: () => restore() } });
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to delete it', text: whyNot(error) }),
  });
}
