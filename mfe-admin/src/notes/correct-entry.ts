import type { CorrectionReceipt } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
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

/** DELETE of the same. */
export const useDeletion = (path: string, onDeleted: () => void) =>
  useSingleMutation({
    mutationFn: () => staffApi.request(path, { method: 'DELETE' }),
    onSuccess: () => {
      onDeleted();
      focusMain();
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to delete it', text: whyNot(error) }),
  });
