import { formatNumber } from './number-format.ts';

/** In kg; null, undefined and 0 are not known. */
export interface Weights {
  readonly payload?: number | null | undefined;
  readonly grossWeight?: number | null | undefined;
}

/** Why a payload cannot be: the gross weight is that of the van with its payload. Null where it can. */
export const payloadFault = ({ payload, grossWeight }: Weights): string | null =>
  payload && grossWeight && payload > grossWeight
    ? `The payload can't be more than the gross weight, ${formatNumber(grossWeight)} kg`
    : null;
