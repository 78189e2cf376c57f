import { SORT_ORDERS } from '@forecourt/rules';
import fc from 'fast-check';
import { someVehicleBodies, vehicleBodies } from '../testing/vehicle-bodies.ts';
import { vehicleRow } from '../testing/vehicle-rows.ts';
import type { VehicleRow } from '../vehicles/vehicle.entity.ts';
import { StockIndex } from './stock-index.ts';

const rows = someVehicleBodies(40).map((body, position) => vehicleRow(body, position + 1));
const [row] = rows as [VehicleRow];
const filled = (): StockIndex => {
  const index = new StockIndex();
  for (const each of rows) index.apply(each);
  return index;
};
const edited = (original: VehicleRow, change: Partial<VehicleRow>): VehicleRow => ({
  ...original,
  ...change,
  version: original.version + 1,
});

describe('the stock in memory', () => {
  it('applies newer versions and ignores older ones, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), (versions) => {
        const index = new StockIndex();
        for (const version of versions) index.apply({ ...row, version, year: 2010 + version });
        expect(index.find(row.id)?.year).toBe(2010 + Math.max(...versions));
        expect(index.search({ sortBy: 'year_desc' }).total).toBe(1);
      }),
    );
  });

  it('says whether a row changed anything', () => {
    const index = new StockIndex();
    expect([row, row, edited(row, { year: 2020 }), row].map((each) => index.apply(each))).toEqual([true, false, true, false]);
  });

  it('does not restore a removed van when an older row is read late', () => {
    const index = filled();
    index.apply(edited(row, { deletedAt: new Date() }));
    index.apply(row);
    expect(index.find(row.id)).toBeUndefined();
    for (const sortBy of SORT_ORDERS) expect(index.search({ sortBy }).vehicles.map(({ id }) => id)).not.toContain(row.id);
  });

  it('shows every unedited van exactly once, however others change between pages', () => {
    const changes = fc.array(
      fc.record({
        pick: fc.nat(19),
        body: vehicleBodies,
        action: fc.constantFrom('edit', 'remove', 'add'),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(changes, fc.constantFrom(...SORT_ORDERS), fc.integer({ min: 1, max: 9 }), (edits, sortBy, limit) => {
        const index = filled();
        const untouched = rows.slice(20).map(({ id }) => id);
        const seen: number[] = [];
        let cursor: string | null | undefined;
        let added = rows.length;
        do {
          const part = index.search({ sortBy, limit, ...(cursor && { cursor }) });
          seen.push(...part.vehicles.map(({ id }) => id));
          cursor = part.nextCursor;
          const edit = edits.pop();
          if (edit?.action === 'add') index.apply(vehicleRow(edit.body, ++added));
          else if (edit) {
            const id = edit.pick + 1;
            const changed = vehicleRow(edit.body, id, index.versionOf(id) + 1);
            index.apply(edit.action === 'remove' ? { ...changed, deletedAt: new Date() } : changed);
          }
        } while (cursor !== null);
        expect(seen.filter((id) => untouched.includes(id)).toSorted((a, b) => a - b)).toEqual(untouched);
      }),
    );
  });

  it('continues after a van that has been removed or has moved', () => {
    for (const change of [{ deletedAt: new Date() }, { price: '99999.00' }]) {
      const index = filled();
      const whole = index.search({}).vehicles.map(({ id }) => id);
      const { vehicles, nextCursor } = index.search({ limit: 5 });
      const last = rows.find(({ id }) => id === vehicles.at(-1)?.id);
      index.apply(edited(last ?? row, change));
      const next = index.search({ limit: 5, ...(nextCursor !== null && { cursor: nextCursor }) });
      expect(next.vehicles.map(({ id }) => id)).toEqual(whole.slice(5, 10));
    }
  });

  it('features nothing when no van qualifies', () => {
    expect(new StockIndex().featured('2026-03-14')).toBeNull();
  });

  it('features the same van all week', () => {
    const index = filled();
    const [monday, ...others] = ['2026-03-09', '2026-03-12', '2026-03-15'].map((day) => index.featured(day));
    expect(monday).not.toBeNull();
    for (const other of others) expect(other).toEqual(monday);
  });
});

describe('the words of a search', () => {
  const van = { make: 'Ford', year: 2022, condition: 'used' } as const;
  const bodies = [
    { ...van, model: 'Transit', derivative: 'L3 Luton Tail Lift', price: '20000', bodyType: 'Other' },
    { ...van, model: 'Transit', derivative: 'L3 Luton', price: '9000', bodyType: 'Other' },
    { ...van, model: 'Transit Custom', price: '8000', bodyType: 'Panel Van', transmission: 'Automatic' },
    { ...van, model: 'Ranger', price: '7000', bodyType: 'Pickup' },
    { ...van, model: 'Ranger', price: '6000', bodyType: 'Pickup', isSold: true },
  ] as const;
  const index = new StockIndex();
  bodies.forEach((body, position) => {
    index.apply(vehicleRow(body, position + 1));
  });
  const ids = (vehicles: readonly { readonly id: number }[]) => vehicles.map(({ id }) => id);

  it.each([
    ['luton with tail lift', [1]],
    ['luton', [2, 1]],
    ['transit automatic', [3]],
    ['luton or pickup', [5, 4, 2, 1]],
    ['not luton', [5, 4, 3]],
    ['luton under 10k', [2]],
    ['vans', [5, 4, 3, 2, 1]],
  ])('"%s" finds %j', (search, found) => {
    expect(ids(index.search({ search }).vehicles)).toEqual(found);
  });

  it('are reported as understood', () => {
    expect(index.stats({ search: 'luton with tail lift' }).understood).toEqual({
      search: 'luton with tail lift',
      parts: [
        { label: 'Luton', without: 'tail lift' },
        { label: 'Tail lift', without: 'luton' },
      ],
    });
    expect(index.stats({}).understood).toBeUndefined();
  });

  it.each([
    ['luton for sand and cement', [2, 1], ['Luton'], 'sand cement'],
    ['transit zorg automatic', [3], ['Automatic', 'Transit'], 'zorg'],
    ['luton and a cuppa no ran', [2, 1], ['Luton'], 'cuppa no ran'],
    ['cheapest at b&q', [5, 4, 3, 2, 1], [], 'at b&q'],
  ])('"%s" finds %j: words that match no van are ignored beside others that are understood', (search, found, labels, leftOut) => {
    expect(ids(index.search({ search }).vehicles).sort().reverse()).toEqual(found);
    const { parts = [], leftOut: told } = index.stats({ search }).understood ?? {};
    expect([parts.map(({ label }) => label).sort(), told]).toEqual([labels, leftOut]);
  });

  it.each([
    ['luton with tail lift under 10k', 'those that have most of it, what a van is before what it costs', [2, 1, 4]],
    ['nissan navara', 'vans of the size of a model that is not in stock, never a sold one', [4]],
    ['submarine', 'none where nothing is near', []],
  ])('nearest to "%s" are %s', (search, _, nearest) => {
    expect(ids(index.nearest({ search })).slice(0, nearest.length)).toEqual(nearest);
    expect(index.search({ search }).total).toBe(0);
    expect(ids(index.nearest({ search }))).not.toContain(5);
  });
});
