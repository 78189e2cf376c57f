import { amountsOf } from '@forecourt/language';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** The sides of a standard pallet and of a Euro pallet, in mm. */
export const PALLET = { long: 1_200, wide: 1_000 };
export const EURO_PALLET = { long: 1_200, wide: 800 };

export interface Pallets {
  /** Null where it is asked how many there is room for. */
  readonly count: number | null;
  readonly euro: boolean;
}

export const palletWords = ({ count, euro }: Pallets): string => `${euro ? 'Euro ' : ''}${count === 1 ? 'pallet' : 'pallets'}`;

const HOW_MANY = /\bhow many (?:\w+ )?pallets?\b/;

/** The pallets that a message names. */
export const palletsIn = (heard: readonly Heard[], spelt: readonly string[]): Pallets | null => {
  const euro = /\beuro ?-? ?pallets?\b/.test(spelt.join(' '));
  if (HOW_MANY.test(spelt.join(' '))) return { count: null, euro };
  const pallet = wantedOf(heard, 'cargo').find(({ words }) => /\bpallets?\b/.test(words));
  if (pallet === undefined) return null;
  const said = spelt.slice(Math.max(0, pallet.start - 2), pallet.end);
  const amount = amountsOf(pallet.tokens)[0]?.value ?? said.map((word) => Number(word)).find((value) => value > 0);
  return { count: amount ?? (/^an?$/.test(said[0] ?? '') || !/s$/.test(pallet.words) ? 1 : 2), euro };
};
