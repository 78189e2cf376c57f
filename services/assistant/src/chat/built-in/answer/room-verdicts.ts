import { formatNumber } from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import { counted } from '../say/words.ts';
import type { Load } from '../understand/loads.ts';
import { EURO_PALLET, PALLET, type Pallets, palletWords } from '../understand/pallets.ts';
import type { Reading } from '../understand/reading.ts';
import { isTight, withMargin } from './margins.ts';

const mm = (figure: number): string => `${formatNumber(figure)} mm`;

/** How many pallets stand in rows side by side, each row turned whichever way more of them go in. */
const roomFor = (loadLength: number, loadWidth: number, { long, wide }: typeof PALLET): number => {
  let most = 0;
  for (let across = 0; across * long <= loadWidth; across += 1) {
    const along = Math.floor((loadWidth - across * long) / wide);
    most = Math.max(most, across * Math.floor(loadLength / wide) + along * Math.floor(loadLength / long));
  }
  return most;
};

const onPallets = ({ measures: { loadLength, loadWidth, payload } }: Van, asked: Pallets): string | null => {
  if (loadLength === null || loadWidth === null) return null;
  const size = asked.euro ? EURO_PALLET : PALLET;
  const most = roomFor(loadLength, loadWidth, size);
  const named = (count: number) => `${counted(count)} ${palletWords({ count, euro: asked.euro })}`;
  const floor = `the load length is ${mm(loadLength)} and the narrowest width ${mm(loadWidth)}`;
  const weight = payload === null || most === 0 ? '' : ` What they weigh counts too: its payload is ${formatNumber(payload)} kg.`;
  if (asked.count === null) return `By its figures there is room for ${named(most)}: ${floor}.${weight}`;
  const yes = roomFor(withMargin(loadLength), withMargin(loadWidth), size) < asked.count ? 'Yes, but only just' : 'Yes';
  return asked.count <= most
    ? `${yes}, by its figures there is room for ${named(asked.count)}: ${floor}.${weight}`
    : `No, by its figures there is room for ${named(most)}, not ${counted(asked.count)}: ${floor}.${weight}`;
};

const SIDES = [
  ['long', 'loadLength', 'load length'],
  ['wide', 'loadWidth', 'narrowest width'],
  ['high', 'loadHeight', 'load height'],
] as const;

/** Whether something of a usual size goes in; null where a side that matters is not recorded. */
const usual = ({ measures }: Van, load: Load): string | null => {
  const sides = SIDES.flatMap(([side, kind, name]) => {
    const needs = load[side];
    return needs === undefined ? [] : [{ kind, needs, has: measures[kind] ?? Number.NaN, name }];
  });
  const [decides] = sides.sort((one, other) => one.has - one.needs - (other.has - other.needs));
  if (decides === undefined || sides.some(({ has }) => Number.isNaN(has))) return null;
  const { kind, needs, has, name } = decides;
  const yes = isTight(kind, has, needs) ? 'Yes, but only just: there should be' : 'Yes, there should be';
  const verdict = has < needs ? "No, there isn't" : yes;
  return `${verdict} room for ${load.said} of the usual size: the ${name} is ${mm(has)}. Measure yours to be sure.`;
};

const MANY = /\b(?:[2-9]|\d\d|two|three|four|five|six|several)\b(?! ?-?(?:seat|piece|bed|door|man|drum|ft|foot|inch))/;

/** Whether what a message names goes into a van; nothing where it gives a size of its own or names many. */
export const roomVerdicts = (van: Van, { loads, pallets, demands, text }: Reading): readonly string[] => {
  if (pallets !== null) return [onPallets(van, pallets)].flatMap((verdict) => verdict ?? []);
  const hasSize = demands.some(({ kind }) => kind === 'loadLength' || kind === 'loadWidth' || kind === 'loadHeight');
  if (hasSize || MANY.test(text)) return [];
  return loads.flatMap((load) => usual(van, load) ?? []);
};
