import type { VehicleFigures } from '@forecourt/contracts';
import { everyDay, labelLines, priceChanges, totals } from './figures-by-day.ts';

const TODAY = '2026-11-27';
const day = (date: string, views: number, enquiries = 0) => ({ day: date, views, gallery: 0, fit: 0, saved: 0, enquiries });
const figures: VehicleFigures = {
  title: 'Ford Transit',
  days: [day('2026-11-01', 9), day('2026-11-25', 4, 1), day(TODAY, 2)],
  prices: [
    { since: '2026-10-01', price: '15995.00' },
    { since: '2026-11-25', price: '14995.00' },
    { since: TODAY, price: '13995.00' },
  ],
};

it('fills the days without any, up to today', () => {
  expect(everyDay(figures, 4, TODAY).map(({ day: date, views }) => [date, views])).toEqual([
    ['2026-11-24', 0],
    ['2026-11-25', 4],
    ['2026-11-26', 0],
    [TODAY, 2],
  ]);
});

it('adds up the days of the period alone', () => {
  expect(totals(everyDay(figures, 4, TODAY))).toMatchObject({ views: 6, enquiries: 1 });
  expect(totals(everyDay(figures, 30, TODAY))).toMatchObject({ views: 15, enquiries: 1 });
});

it('names the changes of the price in the period, and where they stand; the first price is none', () => {
  expect(priceChanges(figures, 4, TODAY)).toEqual([
    { day: '2026-11-25', words: '£15,995 to £14,995', place: 0.375 },
    { day: TODAY, words: '£14,995 to £13,995', place: 0.875 },
  ]);
  expect(priceChanges(figures, 1, TODAY)).toHaveLength(1);
});

it.each([
  [['17995.00', '16995.00'], '£18,995 to £17,995 to £16,995'],
  [['17995.00', '16995.00', '17495.00'], '£18,995 to £17,495 in 3 steps'],
])('says of several changes on one day all: %p', (changed, words) => {
  const prices = [{ since: '2026-10-01', price: '18995.00' }, ...changed.map((price) => ({ since: TODAY, price }))];
  expect(priceChanges({ ...figures, prices }, 30, TODAY).map((change) => [change.day, change.words])).toEqual([[TODAY, words]]);
});

it('puts the labels of changes that are near each other on lines of their own', () => {
  const at = (place: number) => ({ day: TODAY, words: '£15,995 to £14,995', place });
  expect(labelLines([at(0.1), at(0.15), at(0.9)])).toEqual([0, 1, 0]);
  expect(labelLines([])).toEqual([]);
});
