import type { Calculation, SavedCalculation } from '@forecourt/contracts';
import { announce, apiOf, showToast, useQueryClient } from '@forecourt/web-kit';
import { useRef, useState } from 'react';

/** After this the visitor is told that it failed; a retry cannot save it twice. */
const DEADLINE_MS = 15_000;

/** Saves a calculation once, however often it is pressed or tried, and reports the outcome (product §8). */
export function useSaveCalculation() {
  const api = apiOf(useQueryClient());
  const [isSaving, setSaving] = useState(false);
  /** A second click may come before `isSaving` is rendered. */
  const isUnderWay = useRef(false);
  /** The last calculation and its key: the same figures again are the same calculation. */
  const attempt = useRef<{ readonly body: string; readonly key: string } | null>(null);

  const send = (calculation: Calculation) => {
    const body = JSON.stringify(calculation);
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    return api.json<SavedCalculation>('/api/finance/save', {
      method: 'POST',
      body: calculation,
      headers: { 'idempotency-key': attempt.current.key },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  };

  const save = async (calculation: Calculation, onSaved: () => void): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    try {
      await send(calculation);
      onSaved();
      showToast({ title: 'Calculation Saved', text: 'Your finance calculation has been saved successfully.', tone: 'success' });
      announce('finance:quote-saved', {
        vehicleId: calculation.vehicleId ?? null,
        monthlyPayment: calculation.monthlyPayment,
      });
    } catch {
      showToast({ title: 'Save Error', text: 'Failed to save calculation. Please try again.', tone: 'error' });
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving };
}
