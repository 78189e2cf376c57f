import { formatNumber } from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import type { FactTopic } from './topic.ts';

/** How far a van goes that is filled up, not charged. */
const onFuel = ({ vehicle: { fuelType }, measures: { economy } }: Van): string | null => {
  if (fuelType === null || fuelType === 'Electric') return null;
  const rated = economy === null ? '' : ` and is rated at ${formatNumber(economy)} mpg`;
  return `It runs on ${fuelType === 'LPG' ? fuelType : fuelType.toLowerCase()}${rated}, so there is no charging to plan for.`;
};

/** An open bed has no volume, but it is so long and so wide. */
const openBed = ({ measures: { loadLength }, vehicle: { loadWidth } }: Van): string | null =>
  loadLength === null || loadWidth === null
    ? null
    : `It is ${formatNumber(loadLength)} mm long and ${formatNumber(loadWidth)} mm wide in the load area.`;

/** What an electric van has in place of miles to the gallon. */
const onCharge = ({ vehicle: { fuelType }, measures: { range } }: Van): string | null =>
  fuelType === 'Electric' && range !== null
    ? `It is electric, so an mpg isn't given: its listed range is ${formatNumber(range)} miles on a charge.`
    : null;

const INSTEAD: Readonly<Partial<Record<FactTopic, (van: Van) => string | null>>> = {
  range: onFuel,
  economy: onCharge,
  loadVolume: openBed,
};

/** What answers a question whose own figure a van does not have; null where nothing does. */
export const insteadOf = (van: Van, topic: FactTopic): string | null => INSTEAD[topic]?.(van) ?? null;
