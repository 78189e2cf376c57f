import { formatNumber } from './number-format.ts';

/** In kg; null, undefined and 0 mean unknown. */
export interface Weights {
  readonly payload?: number | null | undefined;
  readonly grossWeight?: number | null | undefined;
}

/** Why a payload is impossible, as the gross weight includes it; null if it is possible. */
export const payloadFault = ({ payload, grossWeight }: Weights): string | null =>
  payload && grossWeight && payload > grossWeight
    ? `The payload can't be more than the gross weight, ${formatNumber(grossWeight)} kg`
    : null;
