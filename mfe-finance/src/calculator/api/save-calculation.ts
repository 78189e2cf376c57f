import type { Calculation, SavedCalculation } from '@forecourt/contracts';
import { announce, apiOf, showToast, useMutation, useQueryClient } from '@forecourt/web-kit';
import { useRef } from 'react';

/** After this the visitor is told that it failed; a retry cannot save it twice. */
const DEADLINE_MS = 15_000;

/** Saves a calculation once, however often it is pressed or tried, and reports the outcome (product §8). */
export function useSaveCalculation() {
  const api = apiOf(useQueryClient());
  /** The last calculation and its key: the same figures again are the same calculation. */
  const attempt = useRef<{ readonly body: string; readonly key: string } | null>(null);

  return useMutation({
    mutationFn: (calculation: Calculation) => {
      const body = JSON.stringify(calculation);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      return api.json<SavedCalculation>('/api/finance/save', {
        method: 'POST',
        body: calculation,
        headers: { 'idempotency-key': attempt.current.key },
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
    },
    onSuccess: (_saved, { vehicleId, monthlyPayment }) => {
      showToast({ title: 'Calculation Saved', text: 'Your finance calculation has been saved successfully.', tone: 'success' });
      announce('finance:quote-saved', { vehicleId: vehicleId ?? null, monthlyPayment });
    },
    onError: () => {
      showToast({ title: 'Save Error', text: 'Failed to save calculation. Please try again.', tone: 'error' });
    },
  });
}
