import { formatNumber } from '@forecourt/rules';
import { written } from '../find/page-words.ts';
import type { Van } from '../find/van.ts';
import { plainText } from '../say/van-words.ts';
import type { Demand } from '../understand/read-demands.ts';
import { isOutside, isTight } from './margins.ts';
import verdicts from './verdicts.json' with { type: 'json' };

/** What somebody weighs with boots and tools, in kg. */
const RIDER = 80;

interface Wording {
  readonly unit: string;
  readonly yes: string;
  readonly no: string;
  /** Where there is little to spare. */
  readonly tight: string;
}
const VERDICTS: Readonly<Record<string, Wording | undefined>> = verdicts;

/** Through a hatch in the bulkhead longer things go in than the load space is long. */
const throughHatch = (van: Van, demanded: number): string | undefined =>
  written(van).find(
    (sentence) =>
      /hatch|load-through/.test(sentence) &&
      [...sentence.matchAll(/([\d,]+) mm/g)].some(([, figure = '']) => Number(figure.replace(',', '')) >= demanded),
  );

/** Whether a van meets a demand, and by how much; null where its measure is not recorded. */
export const verdictOn = (van: Van, { kind, value: asked, stands, riders = 0 }: Demand): string | null => {
  const words = VERDICTS[stands ? 'standing' : riders > 0 ? 'laden' : kind];
  const value = asked + riders * RIDER;
  const measure = van.measures[kind];
  // Its engine takes over where the battery is empty.
  if (words === undefined || measure === null || (kind === 'range' && van.vehicle.fuelType === 'Hybrid')) return null;
  const hatch = kind === 'loadLength' && measure < value ? throughHatch(van, value) : undefined;
  if (hatch !== undefined) return `Yes, through the hatch. Its page says: "${plainText(hatch)}"`;
  const meets = isOutside(kind) ? measure <= value : measure >= value;
  const said = meets ? (isTight(kind, measure, value) ? words.tight : words.yes) : words.no;
  const figures = new Map([
    ['demanded', value],
    ['each', RIDER],
    ['measure', measure],
    ['rest', Math.abs(measure - value)],
  ]);
  return said.replace(/\{(\w+)\}/g, (_, name: string) => `${formatNumber(Math.round(figures.get(name) ?? 0))} ${words.unit}`);
};
