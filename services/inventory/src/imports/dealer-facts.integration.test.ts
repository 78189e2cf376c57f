import { randomUUID } from 'node:crypto';
import type { DealerRecord, Problem, Role, StockImport, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';
import { PublishedEvents } from '../testing/published-events.ts';
import { RunningImports } from '../testing/running-imports.ts';

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

const VIN = 'WF0XXXTTGXKA12345';
const van = { make: 'Ford', model: 'Transit', year: 2022, price: '18995.00', condition: 'used' } as const;
const as = (role: Role) => ({ authorization: `Bearer ${staff.sign({ role })}` });
const recordOf = async (id: number | undefined): Promise<DealerRecord> =>
  (await inventory.get<DealerRecord>(`/api/vehicles/${id}/dealer-record`, as('owner'))).body;
const dateInStockOf = async (id: number | undefined) =>
  (await inventory.get<Record<string, string>>('/api/vehicles/in-stock-since', as('viewer'))).body[String(id)];

const FILE = [
  'Registration,Make,Model,Year,Price,Stock date,Cost,Prep cost,Chassis no',
  `HV22ABC,Ford,Transit,2022,18995 + VAT,01/02/2026,"£12,345.67",765.43,${VIN}`,
  'HV23ABC,Ford,Transit,2023,21000 + VAT,02/02/2026,"£13,345.67",,',
].join('\n');
const SECRETS = ['12345.67', '12,345.67', '765.43', VIN];
const UNKNOWN = { vin: null, dateInStock: null, purchasePrice: null, preparationCost: null };

it('comes with the vans of a file, once, shows in no public answer or event, and goes when the import is undone', async () => {
  const stored = (await inventory.send<Vehicle>('POST', '/api/vehicles', { ...van, registrationNumber: 'HV22ABC' })).body;
  await inventory.send('PATCH', `/api/vehicles/${stored.id}/dealer-record`, { preparationCost: '100', version: 0 });
  const [events, actions] = [await PublishedEvents.listen(), await PublishedEvents.listen('inventory.staff-action.>')];
  const checked = await imports.checked(FILE);
  expect(checked.columns.slice(5).map(({ fact }) => fact)).toEqual(['dateInStock', 'purchasePrice', 'preparationCost', 'vin']);
  expect(checked).toMatchObject({ counts: { new: 1, changed: 1, refused: 0 }, withoutFact: 0 });
  expect((await imports.rows(checked.id, 'changed')).map(({ says }) => says)).toEqual([
    'Price: £18,995 + VAT (£22,794 with VAT). For staff alone: VIN, Date in stock, Purchase price, Preparation cost',
  ]);
  expect(await recordOf(stored.id)).toMatchObject({ purchasePrice: null, version: 1 });

  await imports.start(checked.id, 'apply', true);
  const applied = await imports.inState(checked.id, 'applied');
  const added = (await imports.onSite()).find(({ id }) => id !== stored.id);
  const imported = { dateInStock: '2026-02-01', purchasePrice: '12345.67', preparationCost: '765.43', vin: VIN, version: 2 };
  expect(await recordOf(stored.id)).toEqual(imported);
  expect(await recordOf(added?.id)).toMatchObject({ dateInStock: '2026-02-02', purchasePrice: '13345.67', version: 1 });
  expect(await dateInStockOf(added?.id)).toBe('2026-02-02');
  // The van itself has not changed.
  expect((await imports.onSite()).find(({ id }) => id === stored.id)).toEqual(stored);

  expect((await imports.applied(FILE)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  const later = randomUUID();
  await inventory.send(
    'PATCH',
    `/api/vehicles/${stored.id}`,
    { price: '18995.00', colour: 'Red' },
    { 'x-correlation-id': later },
  );
  const told = [
    await events.first(later),
    ...events.all(),
    ...actions.all(),
    applied,
    ...(await Promise.all(['', `/${stored.id}`, `?search=${VIN}`].map((path) => inventory.get(`/api/vehicles${path}`)))),
    await imports.rows(checked.id, 'new'),
  ];
  for (const secret of SECRETS)
    expect(JSON.stringify(told, (key, value) => (key === 'samples' ? [] : value))).not.toContain(secret);
  await Promise.all([events.stop(), actions.stop()]);
  // Put back by hand, because what somebody has changed is left.
  await inventory.send('PATCH', `/api/vehicles/${stored.id}`, { colour: null });

  expect((await imports.inState(checked.id, 'applied')).willUndo).toEqual({ deleted: 1, back: 1, left: 0 });
  await imports.undone(checked.id);
  expect(await recordOf(stored.id)).toEqual({ ...UNKNOWN, preparationCost: '100.00', version: 3 });
});

it('is left as it is by an undoing if somebody has changed it since', async () => {
  const { id } = await imports.applied(FILE, true);
  const [edited] = await imports.onSite();
  await inventory.send('PATCH', `/api/vehicles/${edited?.id}/dealer-record`, { purchasePrice: '9000', version: 1 });
  const foreseen = { deleted: 1, back: 0, left: 1 };
  expect((await imports.inState(id, 'applied')).willUndo).toEqual(foreseen);
  expect((await imports.undone(id)).undone).toEqual(foreseen);
  expect(await recordOf(edited?.id)).toMatchObject({ purchasePrice: '9000.00', version: 2 });
});

describe('somebody who may import and may not see costs', () => {
  const sales = as('sales');
  const upload = async (headers: Record<string, string>): Promise<StockImport> => {
    const sent = await fetch(`${inventory.address}/api/stock-imports?name=vans.csv`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv' },
      body: FILE,
    });
    const { id } = (await sent.json()) as StockImport;
    return inState(id, 'checked', headers);
  };
  const inState = (id: number, state: string, headers: Record<string, string> = as('owner')): Promise<StockImport> =>
    eventually(async () => {
      const { body } = await inventory.get<StockImport>(`/api/stock-imports/${id}`, headers);
      expect(body.state).toBe(state);
      return body;
    });
  const factsOf = ({ columns }: StockImport) => columns.slice(5).map(({ fact }) => fact);
  const DEALER = ['dateInStock', 'purchasePrice', 'preparationCost', 'vin'];

  it('imports the vans of a file without that, and cannot choose it', async () => {
    const { id, columns } = await upload(sales);
    expect(columns.slice(5)).toEqual(
      ['Stock date', 'Cost', 'Prep cost', 'Chassis no'].map((heading) => ({
        heading,
        fact: null,
        recognised: null,
        samples: [],
      })),
    );
    const facts = [...columns.slice(0, 5).map(({ fact }) => fact), ...DEALER];
    await inventory.send('PUT', `/api/stock-imports/${id}`, { facts, priceBasis: null }, sales);
    expect(factsOf(await inState(id, 'checked', sales))).toEqual([null, null, null, null]);
    expect((await inventory.send('POST', `/api/stock-imports/${id}/apply`, { isPublic: true }, sales)).status).toBe(200);
    await inState(id, 'applied', sales);
    for (const { id: vehicle } of await imports.onSite()) expect(await recordOf(vehicle)).toEqual({ ...UNKNOWN, version: 0 });
    // Nothing is forgotten for those who may.
    expect(factsOf(await upload(as('manager')))).toEqual(DEALER);
    expect((await inventory.send('POST', `/api/stock-imports/${id}/undo`, {}, sales)).status).toBe(200);
  });

  it('neither sees nor changes it in an import of a colleague, nor applies or undoes one', async () => {
    const { id, columns } = await upload(as('manager'));
    expect(columns[6]).toEqual({
      heading: 'Cost',
      fact: 'purchasePrice',
      recognised: 'purchasePrice',
      samples: ['£12,345.67', '£13,345.67'],
    });
    const seen = await inventory.get<StockImport>(`/api/stock-imports/${id}`, sales);
    expect(seen.body.columns[6]).toEqual({ heading: 'Cost', fact: 'purchasePrice', recognised: 'purchasePrice', samples: [] });
    const report = await fetch(`${inventory.address}/api/stock-imports/${id}/report`, { headers: sales });
    const told = JSON.stringify([seen.body, await report.text()]);
    for (const secret of SECRETS) expect(told).not.toContain(secret);
    await inventory.send('PUT', `/api/stock-imports/${id}`, { facts: columns.map(() => null), priceBasis: null }, sales);
    expect(factsOf(await inState(id, 'checked'))).toEqual(DEALER);
    await inventory.send(
      'PUT',
      `/api/stock-imports/${id}`,
      { facts: columns.map(({ fact }) => fact), priceBasis: null },
      as('manager'),
    );
    await inState(id, 'checked');
    const start = (what: string, headers: Record<string, string>) =>
      inventory.send<Problem>('POST', `/api/stock-imports/${id}/${what}`, undefined, headers);
    expect(await start('apply', sales)).toMatchObject({ status: 403, body: { code: 'INVENTORY.IMPORT_HAS_COSTS' } });
    expect((await start('apply', as('manager'))).status).toBe(200);
    await inState(id, 'applied');
    expect(await start('undo', sales)).toMatchObject({ status: 403, body: { code: 'INVENTORY.IMPORT_HAS_COSTS' } });
    expect((await start('undo', as('manager'))).status).toBe(200);
  });
});
