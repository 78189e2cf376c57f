import { type Vehicle, vehicleFilterQuerySchema } from '@forecourt/contracts';
import { saidOfVehicle } from '@forecourt/language';
import { stockEntry } from '@forecourt/rules';
import fc from 'fast-check';
import { filterQueries, passes } from '../testing/filter-queries.ts';
import { vehicleBodies } from '../testing/vehicle-bodies.ts';
import { vehicleRow } from '../testing/vehicle-rows.ts';
import { StockSelections } from './stock-selections.ts';
import { toVehicle } from './vehicle.mapper.ts';

const ids = fc.oneof(fc.integer({ min: 1, max: 80 }), fc.constantFrom(1_023, 1_024, 5_000));

const GROUPS = ['make', 'bodyType', 'fuelType'] as const;

it('selects and counts what passes every part of the filter, however the stock changes between questions', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ id: ids, body: fc.option(vehicleBodies, { freq: 4 }) }),
      filterQueries.map((query) => ({ query })),
    ),
    { minLength: 20, maxLength: 120 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const selections = new StockSelections();
      const stock = new Map<number, Vehicle>();
      for (const step of taken) {
        if ('body' in step) {
          const van = step.body && toVehicle(vehicleRow(step.body, step.id));
          selections.put(step.id, van && stockEntry(van, saidOfVehicle(van)));
          if (van) stock.set(step.id, van);
          else stock.delete(step.id);
          continue;
        }
        const { query } = step;
        const filter = vehicleFilterQuerySchema.parse(query);
        const vans = [...stock.values()];
        const selected = selections.select(filter);
        const expected = vans.filter((van) => passes(van, query, vans)).map(({ id }) => id);
        expect(vans.map(({ id }) => id).filter((id) => selected.has(id))).toEqual(expected);
        expect(selected.size).toBe(expected.length);
        for (const group of GROUPS) {
          const { [group]: _own, ...others } = query;
          const counted = vans.filter((van) => passes(van, others, vans));
          const values = [...new Set(vans.flatMap((van) => van[group] ?? []))];
          const counts = values.map((value) => [value, counted.filter((van) => van[group] === value).length]);
          expect(selections.countBy(group, filter)).toEqual(Object.fromEntries(counts));
        }
      }
    }),
  );
});

it('keeps answering rightly after more different questions than it keeps', () => {
  const selections = new StockSelections();
  const body = { make: 'Ford', model: 'Transit', year: 2022, price: '500', condition: 'used' } as const;
  selections.put(1, stockEntry(toVehicle(vehicleRow(body, 1))));
  for (let round = 0; round < 2; round += 1) {
    for (let priceMax = 0; priceMax < 1_000; priceMax += 1) {
      expect(selections.select({ priceMax }).has(1)).toBe(priceMax >= 500);
    }
  }
});

describe('a misspelt word', () => {
  const van = (id: number, make: string, model: string) =>
    stockEntry(toVehicle(vehicleRow({ make, model, year: 2022, price: '500', condition: 'used' }, id)));
  const found = (selections: StockSelections, search: string) => [1, 2, 3].filter((id) => selections.select({ search }).has(id));

  it('is taken as it is as soon as some van has it, and bent again when that van is gone', () => {
    const selections = new StockSelections();
    selections.put(1, van(1, 'Ford', 'Transit'));
    expect(found(selections, 'transt')).toEqual([1]);
    selections.put(2, van(2, 'Transt', 'One'));
    expect(found(selections, 'transt')).toEqual([2]);
    selections.put(2, null);
    expect(found(selections, 'transt')).toEqual([1]);
    selections.put(1, null);
    expect(found(selections, 'transt')).toEqual([]);
  });

  it('does not excuse the others: every word must be found', () => {
    const selections = new StockSelections();
    selections.put(1, van(1, 'Ford', 'Transit Custom'));
    selections.put(2, van(2, 'Ford', 'Transit'));
    expect(found(selections, 'transt custm')).toEqual([1]);
    expect(found(selections, 'transt horsebox')).toEqual([]);
  });
});

describe('words that nothing understands, beside what is understood,', () => {
  const described = (id: number, price: string, description: string) =>
    stockEntry(toVehicle(vehicleRow({ make: 'Ford', model: 'Transit', year: 2022, price, condition: 'used', description }, id)));
  const selections = new StockSelections();
  selections.put(1, described(1, '9000', 'One careful owner.'));
  selections.put(2, described(2, '30000', 'You must see it: it has a sink.'));
  const found = (search: string) => [1, 2].filter((id) => selections.select({ search }).has(id));

  it('count where a van that is found has them', () => {
    expect(found('sink under 40k')).toEqual([2]);
    expect(selections.understood('sink under 40k').leftOut).toBeUndefined();
  });

  it('never empty the list of what is understood', () => {
    expect(found('sink under 10k')).toEqual([1]);
    expect(selections.understood('sink under 10k').leftOut).toBe('sink');
  });

  it('still count when they name a van', () => {
    expect(found('transit under 1k')).toEqual([]);
  });
});
