import { useDealership } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { shownNumber } from '../../../vehicle-form/number-fields.ts';
import type { FormValues } from '../fields.ts';
import { estimateFor } from '../monthly-price.ts';

/** A monthly price that is the estimate of its price stays that while the price is edited (D33); one that was set by hand stays as it is. */
export function useFollowingPrice(): void {
  const { finance } = useDealership();
  const { getValues, setValue } = useFormContext<FormValues>();
  const price = useWatch<FormValues, 'price'>({ name: 'price' });
  const estimate = estimateFor(price, finance);
  const last = useRef<{ value: string; follows: boolean } | null>(null);
  useEffect(() => {
    if (estimate === null) return;
    const now = getValues('monthlyPrice');
    const value = estimate > 0 ? shownNumber('monthlyPrice', estimate) : '';
    // Beside a price too small to finance an empty monthly price is the estimate; elsewhere it was emptied by hand.
    const follows = last.current ? now === last.current.value && (now !== '' || last.current.follows) : now === value;
    last.current = { value, follows };
    if (follows && now !== value) setValue('monthlyPrice', value, { shouldValidate: true });
  }, [estimate, getValues, setValue]);
}
