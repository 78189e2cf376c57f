import { type Vehicle, vehicleFilterQuerySchema } from '@forecourt/contracts';
import { saidOfVehicle } from '@forecourt/language';
import { stockEntry } from '@forecourt/rules';
import fc from 'fast-check';
import { filterQueries, passes } from '../testing/filter-queries.ts';
import { vehicleBodies } from '../testing/vehicle-bodies.ts';
import { vehicleRow } from '../testing/vehicle-rows.ts';
import { toVehicle } from '../vehicles/vehicle.mapper.ts';
import { FilterIndex } from './filter-index.ts';

const ids = fc.oneof(fc.integer({ min: 1, max: 80 }), fc.constantFrom(1_023, 1_024, 5_000));

const GROUPS = ['make', 'bodyType', 'fuelType'] as const;

it('selects and counts what matches every part of the filter, however the stock changes between queries', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ id: ids, body: fc.option(vehicleBodies, { freq: 4 }) }),
      filterQueries.map((query) => ({ query })),
    ),
    { minLength: 20, maxLength: 120 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const index = new FilterIndex();
      const stock = new Map<number, Vehicle>();
      for (const step of taken) {
        if ('body' in step) {
          const van = step.body && toVehicle(vehicleRow(step.body, step.id));
          index.put(step.id, van && stockEntry(van, saidOfVehicle(van)));
          if (van) stock.set(step.id, van);
          else stock.delete(step.id);
          continue;
        }
        const { query } = step;
        const filter = vehicleFilterQuerySchema.parse(query);
        const vans = [...stock.values()];
        const selected = index.select(filter);
        const expected = vans.filter((van) => passes(van, query, vans)).map(({ id }) => id);
        expect(vans.map(({ id }) => id).filter((id) => selected.has(id))).toEqual(expected);
        expect(selected.size).toBe(expected.length);
        for (const group of GROUPS) {
          const { [group]: _own, ...others } = query;
          const counted = vans.filter((van) => passes(van, others, vans));
          const values = [...new Set(vans.flatMap((van) => van[group] ?? []))];
          const counts = values.map((value) => [value, counted.filter((van) => van[group] === value).length]);
          expect(index.countBy(group, filter)).toEqual(Object.fromEntries(counts));
        }
      }
    }),
  );
});

it('stays correct after more distinct queries than it caches', () => {
  const index = new FilterIndex();
  const body = { make: 'Ford', model: 'Transit', year: 2022, price: '500', condition: 'used' } as const;
  index.put(1, stockEntry(toVehicle(vehicleRow(body, 1))));
  for (let round = 0; round < 2; round += 1) {
    for (let priceMax = 0; priceMax < 1_000; priceMax += 1) {
      expect(index.select({ priceMax }).has(1)).toBe(priceMax >= 500);
    }
  }
});

describe('a misspelt word', () => {
  const van = (id: number, make: string, model: string) =>
    stockEntry(toVehicle(vehicleRow({ make, model, year: 2022, price: '500', condition: 'used' }, id)));
  const found = (index: FilterIndex, search: string) => [1, 2, 3].filter((id) => index.select({ search }).has(id));

  it('is not corrected while some van has it', () => {
    const index = new FilterIndex();
    index.put(1, van(1, 'Ford', 'Transit'));
    expect(found(index, 'transt')).toEqual([1]);
    index.put(2, van(2, 'Transt', 'One'));
    expect(found(index, 'transt')).toEqual([2]);
    index.put(2, null);
    expect(found(index, 'transt')).toEqual([1]);
    index.put(1, null);
    expect(found(index, 'transt')).toEqual([]);
  });

  it('does not relax the others: every word must be found', () => {
    const index = new FilterIndex();
    index.put(1, van(1, 'Ford', 'Transit Custom'));
    index.put(2, van(2, 'Ford', 'Transit'));
    expect(found(index, 'transt custm')).toEqual([1]);
    expect(found(index, 'transt horsebox')).toEqual([]);
  });
});

describe('unknown words beside known ones', () => {
  const described = (id: number, price: string, description: string) =>
    stockEntry(toVehicle(vehicleRow({ make: 'Ford', model: 'Transit', year: 2022, price, condition: 'used', description }, id)));
  const index = new FilterIndex();
  index.put(1, described(1, '9000', 'One careful owner.'));
  index.put(2, described(2, '30000', 'You must see it: it has a sink.'));
  const found = (search: string) => [1, 2].filter((id) => index.select({ search }).has(id));

  it('count if a van that matches has them', () => {
    expect(found('sink under 40k')).toEqual([2]);
    expect(index.understood('sink under 40k').leftOut).toBeUndefined();
  });

  it('never empty the list that the known words find', () => {
    expect(found('sink under 10k')).toEqual([1]);
    expect(index.understood('sink under 10k').leftOut).toBe('sink');
  });

  it('still count when they name a van', () => {
    expect(found('transit under 1k')).toEqual([]);
  });
});
