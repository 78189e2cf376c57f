import type { FinanceVehicle } from '@forecourt/contracts';
import { useDealership } from '@forecourt/web-kit';
import { useState } from 'react';
import { type CalculatorFields, defaultFields, type FieldsInHand } from '../calculator-fields.ts';
import { tidyFields } from '../read-calculation.ts';
import { savedFields } from '../saved-fields.ts';

/** By vehicle, for the lifetime of the page, so that closing the calculator loses nothing. */
const kept = new Map<number | null, CalculatorFields>();

/** The fields of an embedded calculator, restored from when it was last closed or saved. */
export function useKeptFields(vehicle: FinanceVehicle | null): FieldsInHand {
  const { finance } = useDealership();
  const place = vehicle?.id ?? null;
  const [fields, setFields] = useState(() =>
    tidyFields(kept.get(place) ?? savedFields(vehicle) ?? defaultFields(finance.annualRatePercent, vehicle)),
  );

  const change = (next: CalculatorFields) => {
    kept.set(place, next);
    setFields(next);
  };
  return { fields, change, settle: () => change(tidyFields(fields)) };
}
