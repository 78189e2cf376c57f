import { type VehicleFilter, vehicleFilterQuerySchema } from '@forecourt/contracts';
import { type StockEntry, stockEntry, stockTest } from '@forecourt/rules';
import fc from 'fast-check';
import { filterQueries } from '../testing/filter-queries.ts';
import { vehicleBodies } from '../testing/vehicle-bodies.ts';
import { vehicleRow } from '../testing/vehicle-rows.ts';
import { StockSelections } from './stock-selections.ts';
import { toVehicle } from './vehicle.mapper.ts';

const filters: fc.Arbitrary<VehicleFilter> = filterQueries.map((query) => vehicleFilterQuerySchema.parse(query));
const ids = fc.oneof(fc.integer({ min: 1, max: 80 }), fc.constantFrom(1_023, 1_024, 5_000));

const GROUPS = ['make', 'bodyType', 'fuelType'] as const;

it('selects and counts what passes every part of the filter, however the stock changes between questions', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ id: ids, body: fc.option(vehicleBodies, { freq: 4 }) }),
      filters.map((filter) => ({ filter })),
    ),
    { minLength: 20, maxLength: 120 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const selections = new StockSelections();
      const stock = new Map<number, StockEntry>();
      for (const step of taken) {
        if ('body' in step) {
          const entry = step.body && stockEntry(toVehicle(vehicleRow(step.body, step.id)));
          selections.put(step.id, entry);
          if (entry === null) stock.delete(step.id);
          else stock.set(step.id, entry);
          continue;
        }
        const entries = [...stock.values()];
        const selected = selections.select(step.filter);
        const expected = entries.filter(stockTest(step.filter)).map(({ id }) => id);
        expect(entries.map(({ id }) => id).filter((id) => selected.has(id))).toEqual(expected);
        expect(selected.size).toBe(expected.length);
        for (const group of GROUPS) {
          const counted = entries.filter(stockTest({ ...step.filter, [group]: undefined }));
          const values = [...new Set(entries.flatMap((entry) => entry[group] ?? []))];
          const counts = values.map((value) => [value, counted.filter((entry) => entry[group] === value).length]);
          expect(selections.countBy(group, step.filter)).toEqual(Object.fromEntries(counts));
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
