import { useDealership } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { type AddValues, estimateOf } from '../add-values.ts';

/** Debounce of the estimate (product §9). */
const REST_MS = 100;

/** The monthly figure of what is typed. */
export function useEstimate({ price, deposit, termMonths }: Pick<AddValues, 'price' | 'deposit' | 'termMonths'>): number | null {
  const { finance } = useDealership();
  const [estimate, setEstimate] = useState(() => estimateOf({ price, deposit, termMonths }, finance));
  useEffect(() => {
    const timer = setTimeout(() => setEstimate(estimateOf({ price, deposit, termMonths }, finance)), REST_MS);
    return () => clearTimeout(timer);
  }, [price, deposit, termMonths, finance]);
  return estimate;
}
