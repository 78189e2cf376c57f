import { formatNumber } from '@forecourt/rules';
import type { Van } from '../find/van.ts';

/** What answers how far a van goes that is filled up, not charged; null of one with a battery alone. */
export const withoutCharging = ({ vehicle: { fuelType }, measures: { economy } }: Van): string | null => {
  if (fuelType === null || fuelType === 'Electric') return null;
  const rated = economy === null ? '' : ` and is rated at ${formatNumber(economy)} mpg`;
  return `It runs on ${fuelType === 'LPG' ? fuelType : fuelType.toLowerCase()}${rated}, so there is no charging to plan for.`;
};
