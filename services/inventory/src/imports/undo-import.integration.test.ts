import type { Problem, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import fc from 'fast-check';
import { InventoryProcess } from '../testing/inventory-process.ts';
import { PublishedEvents } from '../testing/published-events.ts';
import { RunningImports } from '../testing/running-imports.ts';
import { someVehicleBodies } from '../testing/vehicle-bodies.ts';

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let imports: RunningImports;

beforeEach(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  inventory = await InventoryProcess.start(database.url);
  imports = new RunningImports(inventory);
});

afterEach(async () => {
  await inventory?.stop();
  await database?.drop();
});

const add = async (body: object): Promise<Vehicle> => (await inventory.send<Vehicle>('POST', '/api/vehicles', body)).body;
const van = { make: 'Ford', model: 'Transit', year: 2022, price: '18995.00', condition: 'used' } as const;

/** What the stock says, without what counts its changes. */
const facts = (vans: readonly Vehicle[]) =>
  vans.map(({ version: _, updatedAt: __, ...said }) => said).toSorted((one, other) => one.id - other.id);

it('brings back what an import changed and deletes what it added, but leaves what somebody has changed since', async () => {
  const [changed, edited] = [
    await add({ ...van, registrationNumber: 'HV22ABC', colour: 'Red' }),
    await add({ ...van, registrationNumber: 'HV23ABC', colour: 'Red' }),
  ];
  const file = [
    'Registration,Make,Model,Year,Price,Colour',
    'HV22ABC,Ford,Transit,2022,17000 + VAT,Blue',
    'HV23ABC,Ford,Transit,2022,17000 + VAT,Blue',
    'HV24ABC,Ford,Transit,2024,21000 + VAT,',
    'HV25ABC,Ford,Transit,2025,22000 + VAT,',
  ].join('\n');
  const { id, canUndo } = await imports.applied(file);
  expect(canUndo).toBe(true);
  await inventory.send('PATCH', `/api/vehicles/${edited.id}`, { mileage: 12 });
  // To publish a van is not to change it.
  const [, second] = (await imports.held()).toSorted((one, other) => one.id - other.id);
  await imports.start(id, 'publish');
  await imports.inState(id, 'applied');
  await inventory.send('DELETE', `/api/vehicles/${second?.id}`);

  const foreseen = { deleted: 1, back: 1, left: 2 };
  expect((await imports.inState(id, 'applied')).willUndo).toEqual(foreseen);
  const stays = [
    ['Ford Transit HV23 ABC', 'Somebody has changed it since'],
    ['Ford Transit HV25 ABC', 'Somebody has deleted it since'],
  ];
  expect((await imports.rows(id, 'left')).map(({ van: name, undo }) => [name, undo])).toEqual(stays);

  // Two tabs and a double click.
  const answers = await Promise.all(Array.from({ length: 4 }, () => imports.start(id, 'undo')));
  expect(new Set(answers)).toEqual(new Set([200]));
  const undone = await imports.inState(id, 'undone');
  expect(undone).toMatchObject({ undone: foreseen, canUndo: false, willUndo: null });
  expect((await imports.rows(id, 'left')).map(({ van: name, undo }) => [name, undo])).toEqual(stays);
  expect((await imports.rows(id, 'new')).map(({ undo }) => undo)).toEqual(['Deleted', 'Somebody has deleted it since']);
  expect((await imports.rows(id, 'changed')).map(({ undo }) => undo)).toEqual([
    'Put back to what it was',
    'Somebody has changed it since',
  ]);
  expect(facts(await imports.onSite())).toMatchObject([
    { id: changed.id, price: '18995.00', colour: 'Red' },
    { id: edited.id, price: '17000.00', colour: 'Blue', mileage: 12 },
  ]);
  expect(await imports.held()).toEqual([]);
  expect(await imports.start(id, 'undo')).toBe(200);
  expect((await imports.inState(id, 'undone')).undone).toEqual(foreseen);
  expect(await imports.start(id, 'publish')).toBe(409);
});

it('is told of each van that it adds, changes or puts back, with the row, in one event of them all', async () => {
  const known = await add({ ...van, registrationNumber: 'HV22ABC' });
  const actions = await PublishedEvents.listen('inventory.staff-action.>');
  const rows = ['HV22ABC,17000 + VAT', 'HV24ABC,21000 + VAT', 'HV25ABC,22000 + VAT'].map((row) =>
    row.replace(',', ',Ford,Transit,2022,'),
  );
  const { id } = await imports.applied(['Registration,Make,Model,Year,Price', ...rows].join('\n'));
  const added = (await imports.held()).map((one) => one.id).toSorted((one, other) => one - other);
  const from = (row: number) => ({
    changes: [
      { field: 'fileName', from: null, to: imports.fileName },
      { field: 'row', from: null, to: row },
    ],
  });
  const told = (action: string) =>
    eventually(async () => {
      const isOurs = (data: unknown) => JSON.stringify(data).includes(imports.fileName);
      const found = actions.all().filter(({ data }) => data['action'] === action && isOurs(data));
      expect(found).toHaveLength(1);
      return found[0]?.data;
    });
  const [first, second] = added.map(String);
  expect(await told('vehicle.imported')).toMatchObject({
    recordId: first,
    ...from(3),
    others: [{ recordId: second, ...from(4) }],
  });
  expect(await told('vehicle.import-changed')).toMatchObject({ recordId: String(known.id), ...from(2), others: [] });
  await imports.undone(id);
  expect(await told('vehicle.import-undone')).toMatchObject({
    recordId: String(known.id),
    ...from(2),
    others: [
      { recordId: first, ...from(3) },
      { recordId: second, ...from(4) },
    ],
  });
  await actions.stop();
});

it('leaves a van whose old registration another one has by now', async () => {
  const first = await add({ ...van, stockNumber: 'A1', registrationNumber: 'HV22ABC' });
  const { id } = await imports.applied('Stock number,Registration\nA1,HV23ABC\n');
  await add({ ...van, registrationNumber: 'HV22ABC' });
  expect((await imports.inState(id, 'applied')).willUndo).toEqual({ deleted: 0, back: 0, left: 1 });
  const [stays] = await imports.rows(id, 'left');
  await imports.undone(id);
  const [left] = await imports.rows(id, 'left');
  expect(left?.undo).toMatch(/^You already have HV22 ABC: vehicle \d+, Ford Transit\.$/);
  expect(left).toEqual(stays);
  expect((await imports.onSite()).find((one) => one.id === first.id)?.registrationNumber).toBe('HV23 ABC');
});

it('foresees what it does where registrations change hands, in the order of the rows', async () => {
  const [first, second] = [
    await add({ ...van, stockNumber: 'A1', registrationNumber: 'HV22ABC' }),
    await add({ ...van, stockNumber: 'A2', registrationNumber: 'HV23ABC' }),
  ];
  // A row finds the stock as it was before its hundred.
  const hundred = Array.from({ length: 100 }, () => ',,Ford,,,');
  const rows = ['A1,HV31ABC,,,,', 'A2,HV32ABC,,,,', ...hundred, 'A3,HV22ABC,Ford,Transit,2022,17000 + VAT'];
  const { id, willUndo } = await imports.applied(['Stock number,Registration,Make,Model,Year,Price', ...rows].join('\n'));
  const stays = await imports.rows(id, 'left');
  const { undone } = await imports.undone(id);
  expect([willUndo, await imports.rows(id, 'left')]).toEqual([undone, stays]);
  // When A1 is put back, the new van A3 still has what it had.
  expect(undone).toEqual({ deleted: 1, back: 1, left: 1 });
  expect(facts(await imports.onSite())).toMatchObject([
    { id: first.id, registrationNumber: 'HV31 ABC' },
    { id: second.id, registrationNumber: 'HV23 ABC' },
  ]);
});

it('is not done if it would do something else than staff were told', async () => {
  const { id, willUndo } = await imports.applied('Stock number,Make,Model,Year,Price\nS1,Ford,Transit,2022,17000 + VAT\n');
  const [added] = await imports.held();
  await inventory.send('PATCH', `/api/vehicles/${added?.id}`, { mileage: 12 });
  const undo = (seen: unknown) => inventory.send<Problem>('POST', `/api/stock-imports/${id}/undo`, { seen });
  expect((await undo(willUndo)).body).toMatchObject({ status: 409, code: 'INVENTORY.UNDO_FORESEEN_OTHERWISE' });
  const { state, willUndo: now } = await imports.inState(id, 'applied');
  expect([state, now]).toEqual(['applied', { deleted: 0, back: 0, left: 1 }]);
  expect((await undo(now)).status).toBe(200);
  expect((await imports.inState(id, 'undone')).undone).toEqual(now);
});

it('cannot be undone if it changed nothing', async () => {
  const { id, canUndo } = await imports.applied('Registration,Make\nHV22ABC,Ford\n');
  expect(canUndo).toBe(false);
  const { body } = await inventory.send<Problem>('POST', `/api/stock-imports/${id}/undo`);
  expect(body.code).toBe('INVENTORY.IMPORT_NOT_UNDOABLE');
});

it('goes on and ends right after the service was killed in the middle', async () => {
  const before = facts(await imports.onSite());
  const lines = Array.from({ length: 2_000 }, (_, place) => `S${place},Ford,Transit,2022,${10_000 + place} + VAT`);
  const { id } = await imports.applied(`Stock number,Make,Model,Year,Price\n${lines.join('\n')}\n`);
  await imports.start(id, 'undo');
  await eventually(async () => {
    expect((await imports.inState(id, 'undoing')).done).toBeGreaterThan(0);
  });
  inventory.kill();
  inventory = await InventoryProcess.start(database.url);
  imports = new RunningImports(inventory);
  expect((await imports.inState(id, 'undone', 90_000)).undone).toEqual({ deleted: 2_000, back: 0, left: 0 });
  expect(await imports.held()).toEqual([]);
  expect(facts(await imports.onSite())).toEqual(before);
}, 120_000);

it('has the stock as it was, whatever the file changed', async () => {
  const numbered = someVehicleBodies(8).map((body, place) => ({ ...body, stockNumber: `N${place}`, images: [] }));
  for (const body of numbered) await add(body);
  const row = fc.record({
    stockNumber: fc.integer({ min: 0, max: 15 }).map((place) => `N${place}`),
    price: fc.integer({ min: 1_000, max: 90_000 }).map((pounds) => `${pounds} ${pounds % 2 === 0 ? '+ VAT' : 'NO VAT'}`),
    colour: fc.constantFrom('', 'Red', 'Blue'),
    mileage: fc.constantFrom('', '12', '40000'),
    bodyType: fc.constantFrom('', 'Tipper', 'Luton'),
    features: fc.constantFrom('', 'Air con|Tail lift'),
    description: fc.constantFrom('', 'A fine van'),
  });
  const rows = fc.uniqueArray(row, { selector: ({ stockNumber }) => stockNumber, minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(rows, fc.boolean(), async (vans, isPublic) => {
      const before = facts(await imports.onSite());
      const lines = vans.map((one) => ['Ford', 'Transit', 2022, ...Object.values(one)].join(','));
      const headings = 'Make,Model,Year,Stock number,Price,Colour,Mileage,Body type,Features,Description';
      const { id, counts, canUndo, willUndo } = await imports.applied([headings, ...lines].join('\n'), isPublic);
      expect(counts.new + counts.changed + counts.unchanged + counts.refused).toBe(vans.length);
      const all = { deleted: counts.new, back: counts.changed, left: 0 };
      expect(willUndo).toEqual(canUndo ? all : null);
      if (canUndo) expect((await imports.undone(id)).undone).toEqual(all);
      expect(facts(await imports.onSite())).toEqual(before);
      expect(await imports.held()).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 180_000);

describe('what the columns of an undone import mean', () => {
  const headings = ['Registration', 'Make', 'Model', 'Year', 'Price', 'Shade'];
  const known = ['registrationNumber', 'make', 'model', 'year', 'price'];
  const fileOf = (year: number) => `${headings.join()}\nHV${year}ABC,Ford,Transit,2022,17000 + VAT,Blue`;

  /** What a next file's last column would be read as. */
  const shadeIs = async () => (await imports.checked(fileOf(29))).columns.at(-1)?.fact;

  const appliedAs = async (year: number, shade: string): Promise<number> => {
    const { id } = await imports.checked(fileOf(year));
    await inventory.send('PUT', `/api/stock-imports/${id}`, { facts: [...known, shade], priceBasis: null });
    await imports.inState(id, 'checked');
    // Two tabs.
    await Promise.all([imports.start(id, 'apply'), imports.start(id, 'apply')]);
    await imports.inState(id, 'applied');
    return id;
  };

  it('is no longer kept for its source, and what was kept before is again', async () => {
    expect(await shadeIs()).toBeNull();
    const first = await appliedAs(21, 'colour');
    const second = await appliedAs(22, 'derivative');
    expect(await shadeIs()).toBe('derivative');
    await imports.undone(second);
    expect(await shadeIs()).toBe('colour');
    await imports.undone(first);
    expect(await shadeIs()).toBeNull();
  });

  it('is kept while a later import has kept its own, which then goes back past the undone one', async () => {
    const [, second, third] = [await appliedAs(21, 'colour'), await appliedAs(22, 'derivative'), await appliedAs(23, 'branch')];
    await imports.undone(second);
    expect(await shadeIs()).toBe('branch');
    await imports.undone(third);
    expect(await shadeIs()).toBe('colour');
  });
});
