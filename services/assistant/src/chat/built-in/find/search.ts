import { MAX_RECOMMENDED } from '@forecourt/contracts';
import { lately } from '../lately.ts';
import { BUDGETS, type Conversation } from '../wishes/conversation.ts';
import type { Order, RangeKind, Wish, Wishes } from '../wishes/wish.ts';
import { isChoice, isRange } from '../wishes/wish.ts';
import { bestOf } from './best-of.ts';
import { ORDER_WORDS } from './kinds.ts';
import { isUnusual } from './usual.ts';
import type { Van } from './van.ts';
import { type VanTest, wishTest } from './wish-test.ts';

export const wantsElectric = (wishes: Iterable<Wish>): boolean =>
  [...wishes].some((wish) => wish.kind === 'fuel' && isChoice(wish) && !wish.not && wish.values.includes('Electric'));

export const allTests = (wishes: Wishes): VanTest => {
  const electric = wantsElectric(wishes.values());
  const tests = [...wishes.values()].map((wish) => wishTest(wish, electric));
  return (van) => tests.every((test) => test(van));
};

const foundLately = lately<readonly Van[], readonly Van[]>();

/** Every van that has all that is wished. */
export const fitting = (vans: readonly Van[], wishes: Wishes): readonly Van[] =>
  foundLately(vans, JSON.stringify([...wishes.values()]), () => vans.filter(allTests(wishes)));

/** What decides which van stands first. */
export const measureOf = (order: Order): RangeKind => ORDER_WORDS[order].measure;

/** Of what is more than asked for, little is better than much: whoever needs 3 m pays for 4.3 m in every car park. */
const MEASURED_CLOSELY = new Set<Wish['kind']>(['loadLength', 'loadVolume', 'payload', 'seats', 'loadHeight']);

const excess = (van: Van, wishes: Wishes): number => {
  let sum = 0;
  for (const wish of wishes.values()) {
    if (!isRange(wish) || wish.min === null || !MEASURED_CLOSELY.has(wish.kind)) continue;
    sum += Math.log2((van.measures[wish.kind] ?? wish.min) / wish.min);
  }
  return sum;
};

/** An electric van needs no fuel at all. */
const worth = ({ vehicle, measures }: Van, order: Order): number => {
  const { measure, more } = ORDER_WORDS[order];
  if (order === 'most economical' && vehicle.fuelType === 'Electric') return Number.MAX_VALUE;
  const value = measures[measure];
  return value === null ? -Number.MAX_VALUE : more ? value : -value;
};

const MATTERS = 2.5;
/** How far each van is from the best in what matters to the visitor, by how many of them are ahead of it. */
const shortfall = (vans: readonly Van[], wishes: Wishes): ((van: Van) => number) => {
  const orders = [...wishes.values()].flatMap((wish) => (wish.kind === 'soft' ? [wish.order] : []));
  const sorted = orders.map((order) => ({ order, all: vans.map((van) => worth(van, order)).sort((a, b) => b - a) }));
  const weight = MATTERS / (Math.sqrt(orders.length) * vans.length);
  return (van) => sorted.reduce((sum, { order, all }) => sum + all.indexOf(worth(van, order)) * weight, 0);
};

const AGE_WEIGHT = 0.12;
const MILES_WEIGHT = 0.4 / 50_000;
const DUE_IN = 0.15;
const CLEARANCE = 0.5;
/** Who says nothing of a new van does not mean one first. */
const NEW = 0.6;
const UNUSUAL = 5;

/** Less is better: near to what was asked, on the forecourt, young and little used. */
const distance = (van: Van, wishes: Wishes, newest: number): number =>
  excess(van, wishes) +
  (newest - van.vehicle.year) * AGE_WEIGHT +
  (van.vehicle.mileage ?? 0) * MILES_WEIGHT +
  (van.vehicle.stockStatus === 'Due In' ? DUE_IN : 0) +
  (van.vehicle.condition === 'p/ex to clear' ? CLEARANCE : 0) +
  (van.vehicle.condition === 'new' && !wishes.has('condition') ? NEW : 0) +
  (isUnusual(van, wishes) ? UNUSUAL : 0);

/** Of two vans of a year the one that was registered later is newer. */
const figureOf = ({ vehicle, measures }: Van, measure: RangeKind): number | null =>
  measure === 'year'
    ? vehicle.year + Number(vehicle.firstRegistered?.slice(5).replace('-', '') ?? 0) / 10_000
    : measures[measure];

/** The best of them, best first; where none has a record of what decides, as if nothing had been said of it. */
export const ranked = (vans: readonly Van[], wishes: Wishes, order: Order | null, count: number): readonly Van[] => {
  if (order !== null) {
    const { measure, more } = ORDER_WORDS[order];
    // What an open bed holds is no volume: a pickup is not the smallest van.
    const closed = order === 'least volume' ? vans.filter(({ class: kind }) => kind !== 'pickup') : vans;
    const best = bestOf(closed.length > 0 ? closed : vans, count, (van) => {
      const value = figureOf(van, measure);
      return value === null || !more ? value : -value;
    });
    if (best.length > 0) return best;
  }
  const newest = vans.reduce((year, { vehicle }) => Math.max(year, vehicle.year), 0);
  const behind = shortfall(vans, wishes);
  return bestOf(vans, count, (van) => distance(van, wishes, newest) + behind(van));
};

/** Of each body or name that was asked for one, where they were several, and then the rest. */
const ofEach = (vans: readonly Van[], wishes: Wishes): readonly Van[] => {
  const several = [wishes.get('body'), wishes.get('name')].find(
    (wish) => wish !== undefined && isChoice(wish) && wish.values.length > 1,
  );
  if (several === undefined || !isChoice(several)) return vans;
  const { kind, values } = several;
  const firsts = new Set(values.flatMap((value) => vans.find((van) => van.values[kind].includes(value)) ?? []));
  return [...firsts, ...vans.filter((van) => !firsts.has(van))];
};

/** How many of the best are looked at for a cheap, a middling and a dear one. */
const BEST = { usual: 9, mattering: 6 };
/** The best of them; where nobody named a sum, they are of different prices. */
export const spread = (vans: readonly Van[], { wishes, order }: Pick<Conversation, 'wishes' | 'order'>): readonly Van[] => {
  const matters = [...wishes.values()].some(({ kind }) => kind === 'soft');
  const kinds = [...wishes.values()].some((wish) => isChoice(wish) && !wish.not && wish.values.length > 1);
  const most = kinds ? vans.length : matters ? BEST.mattering : BEST.usual;
  const best = ranked(vans, wishes, order, most);
  if (order !== null) return best;
  const each = ofEach(best, wishes);
  if (each !== best) return each;
  const plain = best.filter((van) => !isUnusual(van, wishes));
  const all = plain.length < MAX_RECOMMENDED ? best : plain;
  const [first] = all;
  if (first === undefined || all.length <= MAX_RECOMMENDED || BUDGETS.some((key) => wishes.has(key))) return all;
  const byPrice = [...all].sort((a, b) => a.pounds - b.pounds || a.id - b.id);
  const chosen = [byPrice[0], byPrice[Math.floor(byPrice.length / 2)], byPrice.at(-1)].flatMap((van) => van ?? []);
  // The best of all stands for the one of its price.
  const nearest = bestOf(chosen, 1, ({ pounds }) => Math.abs(pounds - first.pounds))[0];
  return all.filter((van) => van === first || (van !== nearest && chosen.includes(van)));
};
