import type { ListedVehicle } from '@forecourt/contracts';
import { estimateMonthlyPrice, toPence } from '@forecourt/rules';
import fc from 'fast-check';
import { isUnlikely, keepsMonthlyPrice, type PriceStep, repriced } from './prices.ts';

const TERMS = { deposit: 5_000, termMonths: 60, annualRatePercent: 12 } as Parameters<typeof repriced>[2];
const van = (facts: Partial<ListedVehicle>): ListedVehicle =>
  ({
    id: 1,
    year: 2022,
    price: '12995.00',
    monthlyPrice: null,
    stockStatus: 'In Stock',
    isSold: false,
    ...facts,
  }) as ListedVehicle;
const step = (direction: PriceStep['direction'], unit: PriceStep['unit'], amount: number): PriceStep => ({
  direction,
  unit,
  amount,
});
const pricesAfter = (vans: readonly ListedVehicle[], change: PriceStep) =>
  repriced(vans, change, TERMS)?.map(({ now }) => now.price) ?? null;

it.each<[string, PriceStep, string]>([
  ['12995.00', step('less', 'pounds', 500), '12495.00'],
  ['12995.00', step('more', 'pounds', 5), '13000.00'],
  ['12995.00', step('less', 'percent', 5), '12345.00'],
  ['12995.50', step('more', 'percent', 2.5), '13320.50'],
])('a price of £%s after %j is £%s', (price, change, now) => {
  expect(pricesAfter([van({ price })], change)).toEqual([now]);
});

it('leaves sold vans alone, by their mark or their status', () => {
  const vans = [van({ id: 1, isSold: true }), van({ id: 2, stockStatus: 'Sold' }), van({ id: 3 })];
  expect(repriced(vans, step('less', 'pounds', 500), TERMS)?.map((one) => one.van.id)).toEqual([3]);
});

it('does nothing at all if it leaves nothing of one price', () => {
  expect(pricesAfter([van({}), van({ price: '500.00' })], step('less', 'pounds', 500))).toBeNull();
});

it('a monthly price that is the estimate follows, and one that was set by hand stays', () => {
  const estimate = estimateMonthlyPrice('12995.00', TERMS);
  const vans = [van({ id: 1, monthlyPrice: estimate }), van({ id: 2, monthlyPrice: 199 }), van({ id: 3 })];
  const changes = repriced(vans, step('less', 'pounds', 1_000), TERMS) ?? [];
  expect(changes.map(({ now }) => now.monthlyPrice)).toEqual([estimateMonthlyPrice('11995.00', TERMS), 199, null]);
  expect(changes.map(keepsMonthlyPrice)).toEqual([false, true, false]);
});

it('a van is given a monthly price once its price can be financed', () => {
  const [change] = repriced([van({ price: '3998.00' })], step('more', 'pounds', 8_997), TERMS) ?? [];
  expect(change?.now).toEqual({ price: '12995.00', monthlyPrice: estimateMonthlyPrice('12995.00', TERMS) });
});

it('asks about a price that more than halves or doubles, or that no van of its age has', () => {
  const isAsked = (price: string, change: PriceStep) =>
    (repriced([van({ price })], change, TERMS) ?? []).map((one) => isUnlikely(one, '2026-11-29'));
  expect(isAsked('12995.00', step('less', 'percent', 60))).toEqual([true]);
  expect(isAsked('12995.00', step('less', 'percent', 10))).toEqual([false]);
  expect(isAsked('149000.00', step('more', 'pounds', 2_000))).toEqual([true]);
});

it('gives every van a price in whole pence above nothing, in the direction that was asked for', () => {
  const steps = fc.record({
    direction: fc.constantFrom('less' as const, 'more' as const),
    unit: fc.constantFrom('pounds' as const, 'percent' as const),
    amount: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 15_000_000 }), steps, (pence, change) => {
      const price = (pence / 100).toFixed(2);
      const [now] = pricesAfter([van({ price })], change) ?? [];
      if (now === undefined) return;
      expect(now).toMatch(/^\d+\.\d{2}$/);
      expect(toPence(now)).toBeGreaterThan(0);
      expect(Math.sign(toPence(now) - pence)).not.toBe(change.direction === 'less' ? 1 : -1);
    }),
  );
});
