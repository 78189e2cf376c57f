import { randomUUID } from 'node:crypto';
import type { ImportRow, ListedImport, PriceBasis, Problem, StockImport, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { parse } from 'csv-parse/sync';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';
import { someVehicleBodies } from '../testing/vehicle-bodies.ts';

const bearer = { authorization: `Bearer ${staff.sign()}` };

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;

beforeEach(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  inventory = await InventoryProcess.start(database.url);
});

afterEach(async () => {
  await inventory?.stop();
  await database?.drop();
});

const upload = async (file: string | Uint8Array<ArrayBuffer>): Promise<StockImport & Problem> => {
  const headers = { ...bearer, 'content-type': 'text/csv' };
  const answer = await fetch(`${inventory.address}/api/stock-imports?name=vans.csv`, { method: 'POST', headers, body: file });
  return answer.json() as Promise<StockImport & Problem>;
};

const inState = (id: number, state: StockImport['state']): Promise<StockImport> =>
  eventually(async () => {
    const { body } = await inventory.get<StockImport>(`/api/stock-imports/${id}`, bearer);
    expect(body.state).toBe(state);
    return body;
  });

const answer = async ({ id, columns }: StockImport, priceBasis: PriceBasis): Promise<StockImport> => {
  const facts = columns.map(({ fact }) => fact);
  expect((await inventory.send('PUT', `/api/stock-imports/${id}`, { facts, priceBasis })).status).toBe(200);
  return inState(id, 'checked');
};
/** What is asked of prices is answered: VAT comes on top. */
const check = async (file: string | Uint8Array<ArrayBuffer>): Promise<StockImport> => {
  const checked = await inState((await upload(file)).id, 'checked');
  return checked.asked ? answer(checked, 'excluding') : checked;
};
/** New vans are on the site at once. */
const apply = async (id: number): Promise<StockImport> => {
  await inventory.send('POST', `/api/stock-imports/${id}/apply`, { isPublic: true });
  return inState(id, 'applied');
};
const rows = async (id: number, outcome: string): Promise<ImportRow[]> =>
  (await inventory.get<ImportRow[]>(`/api/stock-imports/${id}/rows?outcome=${outcome}`, bearer)).body;
const stock = async (): Promise<Vehicle[]> => (await inventory.get<Vehicle[]>('/api/vehicles')).body;

const FILE = `Reg No;Make;Model;Price;Miles;Fuel;Gearbox
HV22ABC;Ford;Transit;£18,995;41,200;Diesel;Auto
HV23ABC;Ford;Custom;cheap;10;Diesel;Manual

HV24ABC;Vauxhall;Vivaro;"9 995.50";;Electric;Automatic
hv22 abc;Ford;Transit;1;1;Diesel;Manual
;Ford;Transit;100;1;Diesel;Manual
`.replace('9 995.50', '9995.50');

it('says before anything is stored what becomes of each row, and one bad row stops no other', async () => {
  const year = FILE.replaceAll(/^(?=.*;)(.*)$/gm, (line) => `${line};${line.startsWith('Reg') ? 'Year' : '2022'}`);
  const checked = await check(year);
  expect(checked.columns.map(({ fact }) => fact)).toEqual([
    'registrationNumber',
    'make',
    'model',
    'price',
    'mileage',
    'fuelType',
    'transmission',
    'year',
  ]);
  expect(checked).toMatchObject({
    total: 5,
    done: 5,
    counts: { new: 2, changed: 0, unchanged: 0, unclear: 0, repeated: 1, refused: 2 },
  });
  expect(await rows(checked.id, 'refused')).toEqual([
    {
      number: 3,
      outcome: 'refused',
      van: 'Ford Custom HV23 ABC',
      vehicleId: null,
      says: 'Give the price in pounds, for example 28995.00. The file says “cheap”',
      undo: '',
    },
    {
      number: 7,
      outcome: 'refused',
      van: 'Ford Transit',
      vehicleId: null,
      says: 'Give a registration or a stock number, by which the van is found again',
      undo: '',
    },
  ]);
  expect(await rows(checked.id, 'repeated')).toEqual([
    {
      number: 6,
      outcome: 'repeated',
      van: 'Ford Transit HV22 ABC',
      vehicleId: null,
      says: 'The same registration is in row 2',
      undo: '',
    },
  ]);
  expect(await stock()).toEqual([]);
  const applied = await apply(checked.id);
  expect(applied.counts).toMatchObject({ new: 2, changed: 0, unchanged: 0, repeated: 1, refused: 2 });
  expect(await stock()).toMatchObject([
    { registrationNumber: 'HV24 ABC', make: 'Vauxhall', price: '9995.50', mileage: null, isElectric: true, condition: 'used' },
    { registrationNumber: 'HV22 ABC', price: '18995.00', mileage: 41_200, transmission: 'Automatic', year: 2022 },
  ]);
  // The same file again changes nothing.
  const again = await apply((await check(year)).id);
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, repeated: 1, refused: 2 });
  expect((await stock()).map(({ version }) => version)).toEqual([1, 1]);
  const report = await fetch(`${inventory.address}/api/stock-imports/${again.id}/report`, { headers: bearer });
  const told: Record<string, string>[] = parse(await report.text(), { bom: true, columns: true });
  expect(told.map((row) => [row['Row'], row['Outcome']])).toEqual([
    ['2', 'unchanged'],
    ['3', 'refused'],
    ['5', 'unchanged'],
    ['6', 'repeated'],
    ['7', 'refused'],
  ]);
});

it('leaves out the rows that are no vans, and says of a price without a figure what it needs', async () => {
  const file = [
    'Reg No,Make,Model,Year,Price',
    'HV22ABC,Ford,Transit,2022,17995 + VAT',
    'HV23ABC,Ford,Transit,2023,POA',
    'TOTAL,,,,35990',
    'TOTAL,,,,35990',
    'Printed on 12/11/2026,,,,',
  ].join('\n');
  const { id, counts } = await check(file);
  expect(counts).toMatchObject({ new: 1, refused: 1, repeated: 0, 'not-a-van': 3 });
  const sayings = async (outcome: string) => (await rows(id, outcome)).map(({ says }) => says);
  expect(await sayings('refused')).toEqual(['The price is “POA”. Vans on the site need a price']);
  const left = (cell: string) => `Left out: it is not a van. It begins with “${cell}”`;
  expect(await sayings('not-a-van')).toEqual([left('TOTAL'), left('TOTAL'), left('Printed on 12/11/2026')]);
  expect((await apply(id)).counts).toMatchObject({ new: 1, refused: 1, 'not-a-van': 3 });
});

it('changes the van with the stock number, then the one with the registration, and nothing that the file does not say', async () => {
  const [first] = [
    (
      await inventory.send<Vehicle>('POST', '/api/vehicles', {
        ...van,
        stockNumber: 'A 1',
        registrationNumber: 'HV22ABC',
        colour: 'Red',
      })
    ).body,
  ];
  const second = (await inventory.send<Vehicle>('POST', '/api/vehicles', { ...van, registrationNumber: 'HV23ABC' })).body;
  const file = 'Stock No,Registration,Price,Colour\na1,,17000,\n,hv23abc,16000,Blue\nA1,HV23ABC,1,\n';
  const { id } = await check(file.replace('A1,HV23ABC,1,\n', ''));
  expect((await rows(id, 'changed')).map(({ vehicleId, says }) => [vehicleId, says])).toEqual([
    [first?.id, 'Price: £18,995 + VAT (£22,794 with VAT) → £17,000 + VAT (£20,400 with VAT)'],
    [second.id, 'Price: £18,995 + VAT (£22,794 with VAT) → £16,000 + VAT (£19,200 with VAT). Colour unknown → Blue'],
  ]);
  await apply(id);
  expect(await stock()).toMatchObject([
    { price: '16000.00', colour: 'Blue', version: 2 },
    { price: '17000.00', colour: 'Red', stockNumber: 'A 1', version: 2 },
  ]);
  const { id: mixed } = await check('Stock No,Registration,Price\nA1,HV23ABC,1\n');
  expect((await rows(mixed, 'refused'))[0]?.says).toBe(
    'Its stock number is that of one van in stock, its registration that of another',
  );
});

it('lets a monthly price that is the estimate follow the price, and keeps one that was set by hand', async () => {
  // By the terms of the dealership: 12 per cent, 60 months, £5,000 deposit.
  const estimated = { ...van, registrationNumber: 'HV22ABC', monthlyPrice: 311 };
  const byHand = { ...van, registrationNumber: 'HV23ABC', monthlyPrice: 299 };
  for (const body of [estimated, byHand]) await inventory.send('POST', '/api/vehicles', body);
  const { id } = await check('Registration,Price\nHV22ABC,16000 + VAT\nHV23ABC,16000 + VAT\n');
  expect((await rows(id, 'changed')).map(({ says }) => says.includes('Monthly price £311 → £245'))).toEqual([true, false]);
  await apply(id);
  expect((await stock()).map(({ monthlyPrice }) => monthlyPrice).toSorted()).toEqual([245, 299]);
});

it('takes make and model from one column, and miles from "41.2k"', async () => {
  const { id, columns } = await check('Reg,Vehicle,Yr,Price,Miles\nHV22ABC,FORD TRANSIT CUSTOM 300,2022,18995 + VAT,41.2k\n');
  expect(columns.map(({ fact }) => fact)).toEqual(['registrationNumber', 'makeAndModel', 'year', 'price', 'mileage']);
  expect(await rows(id, 'new')).toMatchObject([
    { van: 'Ford Transit Custom 300 HV22 ABC', says: 'Price: £18,995 + VAT (£22,794 with VAT). 2022, 41,200 miles' },
  ]);
  await apply(id);
  expect(await stock()).toMatchObject([{ make: 'Ford', model: 'Transit Custom 300', mileage: 41_200 }]);
});

it('imports the papers of a van, and leaves what else is known of it', async () => {
  const specifications = { motDueDate: '2026-01-31', euroStatus: 'Euro 5', registrationPlace: 'Exeter' };
  const known = { ...van, registrationNumber: 'HV22ABC', specifications };
  await inventory.send('POST', '/api/vehicles', known);
  const file = [
    'Registration,MOT expiry,Tax status,Euro,CO2,Make,Model,Year,Price',
    'HV22ABC,14/03/2027,SORN,,189 g/km,,,,',
    'HV23ABC,2027-04-01,Taxed,Euro 6,,Ford,Transit,2023,16000 + VAT',
    'HV24ABC,next spring,Taxed,Euro 6,,Ford,Transit,2024,16000 + VAT',
  ].join('\n');
  const { id } = await check(file);
  expect((await rows(id, 'changed')).map(({ says }) => says.replace(/^Price: [^.]*\. /, ''))).toEqual([
    'MOT due date 31 January 2026 → 14 March 2027; CO2 emissions unknown → 189; Tax status unknown → SORN',
  ]);
  expect((await rows(id, 'new')).map(({ says }) => says.replace(/^.*miles?\. |^.*mileage\.? ?/, ''))).toEqual([
    '',
    'Left out: MOT due date. The file says “next spring”',
  ]);
  await apply(id);
  expect(Object.fromEntries((await stock()).map((one) => [one.year, one.specifications]))).toEqual({
    2022: { ...specifications, motDueDate: '2027-03-14', taxStatus: 'SORN', co2Emissions: 189 },
    2023: { motDueDate: '2027-04-01', taxStatus: 'Taxed', euroStatus: 'Euro 6' },
    2024: { taxStatus: 'Taxed', euroStatus: 'Euro 6' },
  });
});

it('takes vans without a fact that cannot be read, and counts and lists them before anything is stored', async () => {
  const stored = { ...van, registrationNumber: 'HV22ABC', keys: 2 };
  await inventory.send('POST', '/api/vehicles', stored);
  const file = [
    'Registration,Make,Model,Year,Price,Keys,Write-off category',
    'HV22ABC,Ford,Transit,2022,17995 + VAT,both,None',
    'HV23ABC,Ford,Transit,2023,17995 + VAT,two,None',
    'HV24ABC,Ford,Transit,2024,17995 + VAT,2,None',
    'HV25ABC,Ford,Transit,2025,17995 + VAT,2,see file',
    'HV26ABC,Ford,Transit,2025,17995 + VAT,2,None',
  ].join('\n');
  const { id, ...checked } = await check(file);
  expect(checked).toMatchObject({ withoutFact: 2, counts: { new: 3, changed: 1, refused: 1 } });
  expect((await rows(id, 'without')).map(({ number, says }) => [number, says.replace(/^.*(?=Left out)/, '')])).toEqual([
    [2, 'Left out: Number of keys. The file says “both”'],
    [3, 'Left out: Number of keys. The file says “two”'],
  ]);
  expect(await apply(id)).toMatchObject({ withoutFact: 2, counts: { new: 3, changed: 1, refused: 1 } });
  expect((await stock()).map(({ year, keys }) => [year, keys]).toSorted()).toEqual([
    [2022, 2],
    [2023, null],
    [2024, 2],
    [2025, 2],
  ]);
});

const van = { make: 'Ford', model: 'Transit', year: 2022, price: '18995', condition: 'used' } as const;

it('keeps what staff made of the columns for the next file with the same headings, once one is imported with it', async () => {
  const file = 'Registration,Make,Model,Year,Ticket\nHV22ABC,Ford,Transit,2022,18995\n';
  const { id, columns } = await check(file);
  expect(columns.map(({ fact }) => fact).at(-1)).toBeNull();
  expect(await rows(id, 'refused')).toHaveLength(1);
  const facts = ['registrationNumber', 'make', 'model', 'year', 'price'];
  await inventory.send('PUT', `/api/stock-imports/${id}`, { facts });
  const asked = await inState(id, 'checked');
  expect(asked).toMatchObject({ counts: { new: 0, unclear: 1 }, asked: { van: 'Ford Transit HV22 ABC', price: '18995.00' } });
  await answer(asked, 'including');
  // What was only tried may be wrong.
  const untried = await inState((await upload(file)).id, 'checked');
  expect(untried.columns.map(({ fact }) => fact)).toEqual(columns.map(({ fact }) => fact));
  expect(untried.priceBasis).toBeNull();
  await apply(id);
  expect(await stock()).toMatchObject([{ price: '15829.17', vatQualifying: true }]);
  const second = await inState((await upload(file)).id, 'checked');
  expect(second).toMatchObject({ priceBasis: 'including', asked: null, counts: { unchanged: 1 } });
  expect(second.columns.map(({ fact, recognised }) => [fact, recognised]).at(-1)).toEqual(['price', null]);
  expect((await check(file.replace('18995', '17995'))).counts.changed).toBe(1);
  expect((await inventory.send<Problem>('PUT', `/api/stock-imports/${id}`, { facts })).status).toBe(409);
});

it('applies no file whose prices might include VAT before that is said, and asks only of rows that do not say it', async () => {
  const file = [
    'Registration,Make,Model,Year,Price',
    'HV22ABC,Ford,Transit,2022,£24000',
    'HV23ABC,Ford,Transit,2023,£24000 + VAT',
    'HV24ABC,Ford,Transit,2024,£24000 inc VAT',
    'HV25ABC,Ford,Transit,2025,£24000 NO VAT',
  ].join('\n');
  const checked = await inState((await upload(file)).id, 'checked');
  expect(checked).toMatchObject({ counts: { new: 3, unclear: 1 }, asked: { van: 'Ford Transit HV22 ABC', price: '24000.00' } });
  const { status, body } = await inventory.send<Problem>('POST', `/api/stock-imports/${checked.id}/apply`);
  expect([status, body.code]).toEqual([409, 'INVENTORY.IMPORT_UNCLEAR']);
  expect(await stock()).toEqual([]);
  await answer(checked, 'margin');
  await apply(checked.id);
  expect(Object.fromEntries((await stock()).map((one) => [one.year, [one.price, one.vatQualifying]]))).toEqual({
    2022: ['24000.00', false],
    2023: ['24000.00', true],
    2024: ['20000.00', true],
    2025: ['24000.00', false],
  });
});

it('stores makes and models as the stock names them, and says which make it does not know', async () => {
  const file = [
    'Registration,Make,Model,Year,Price,Colour',
    'HV22ABC,FORD,TRANSIT CUSTOM,2022,24000 + VAT,FROZEN WHITE',
    'HV23ABC,VW,crafter,2023,24000 + VAT,',
    'HV24ABC,FODR,TRANSIT,2024,24000 + VAT,',
  ].join('\n');
  const { id } = await check(file);
  const PRICE = 'Price: £24,000 + VAT (£28,800 with VAT)';
  expect((await rows(id, 'new')).map(({ van, says }) => [van, says])).toEqual([
    ['Ford Transit Custom HV22 ABC', `${PRICE}. 2022, no mileage`],
    ['Volkswagen Crafter HV23 ABC', `${PRICE}. 2023, no mileage`],
    ['Fodr Transit HV24 ABC', `Check the make: “Fodr” is not one that we know. ${PRICE}. 2024, no mileage`],
  ]);
  await apply(id);
  expect(Object.fromEntries((await stock()).map((one) => [one.year, [one.make, one.model, one.colour]]))).toEqual({
    2022: ['Ford', 'Transit Custom', 'Frozen White'],
    2023: ['Volkswagen', 'Crafter', null],
    2024: ['Fodr', 'Transit', null],
  });
});

it.each(['stock', 'dms14'])('reads its own %s file back without a change', async (name) => {
  for (const body of someVehicleBodies(60)) await inventory.send('POST', '/api/vehicles', { ...body, images: [] });
  const hostile = {
    ...van,
    registrationNumber: 'HV22ABC',
    stockNumber: '0042',
    description: '- "Quoted"; =1+1\nsecond line',
    features: ['Air con, rear', '-Bluetooth'],
    images: ['/objects/uploads/a.jpg', 'https://pictures.example/b.jpg'],
    engineSize: 1.995,
    condition: 'p/ex to clear',
    drivetrain: 'Rear-wheel drive',
    serviceHistory: 'Full dealer',
    specifications: {
      motDueDate: '2027-03-14',
      taxStatus: 'SORN',
      taxDueDate: '2026-12-31',
      euroStatus: 'Euro 6',
      co2Emissions: 189,
      torque: 390,
      registrationPlace: 'Exeter',
    },
  };
  await inventory.send('POST', '/api/vehicles', hostile);
  const before = await stock();
  const { body: feed } = await inventory.send<{ address: string }>('PUT', `/api/feeds/${name}`);
  const file = await (await fetch(feed.address.replace('https://vans.example', inventory.address))).text();
  const { id, format, counts, total } = await check(file);
  expect(format).toBe(name);
  expect({ changed: await rows(id, 'changed'), new: name === 'stock' ? counts.new : 0 }).toEqual({ changed: [], new: 0 });
  if (name === 'stock') expect([counts.unchanged, total]).toEqual([before.length, before.length]);
  if (name === 'dms14') return;
  await apply(id);
  expect(await stock()).toEqual(before);
});

it('goes on after the service was killed in the middle', async () => {
  const lines = Array.from({ length: 3_000 }, (_, place) => `S${place},Ford,Transit,2022,${10_000 + place}`);
  const { id } = await check(`Stock number,Make,Model,Year,Price\n${lines.join('\n')}\n`);
  await inventory.send('POST', `/api/stock-imports/${id}/apply`, { isPublic: true });
  await eventually(async () => {
    const { body } = await inventory.get<StockImport>(`/api/stock-imports/${id}`, bearer);
    expect(body.done).toBeGreaterThan(0);
  });
  inventory.kill();
  inventory = await InventoryProcess.start(database.url);
  await eventually(async () => {
    expect((await inventory.get<StockImport>(`/api/stock-imports/${id}`, bearer)).body.state).toBe('applied');
  }, 90_000);
  expect(await stock()).toHaveLength(3_000);
}, 120_000);

it.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['nothing', ' '],
  ['headings alone', 'Make,Model\n'],
  ['a spreadsheet', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x2c, 0x0a, 0x31])],
  ['an open quotation mark', 'Make,Model\n"Ford,Transit\n'],
])('refuses %s in a sentence', async (_what, file) => {
  const { status, code, detail } = await upload(file);
  expect([status, code]).toEqual([400, 'INVENTORY.IMPORT_REFUSED']);
  expect(detail).toMatch(/^[A-Z].*\.$/);
});

it('is for staff alone', async () => {
  const answer = await fetch(`${inventory.address}/api/stock-imports?name=a`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'a',
  });
  expect(answer.status).toBe(401);
  expect((await inventory.get('/api/stock-imports')).status).toBe(401);
  expect((await inventory.get('/api/stock-imports/7', bearer)).status).toBe(404);
});

it('lists the latest twenty, with whoever imported each and what it did, whoever undoes it', async () => {
  const [sender, importer, undoer] = Array.from({ length: 3 }, () => randomUUID());
  const as = (sub: string | undefined) => ({ authorization: `Bearer ${staff.sign({ sub })}` });
  const listed = async () => (await inventory.get<ListedImport[]>('/api/stock-imports', bearer)).body;
  const send = (body: string) =>
    fetch(`${inventory.address}/api/stock-imports?name=vans.csv`, {
      method: 'POST',
      headers: { ...as(sender), 'content-type': 'text/csv' },
      body,
    });
  const file = 'Stock number,Make,Model,Year,Price\nS1,Ford,Transit,2022,17000 + VAT\nS2,Ford,Transit,2022,cheap\n';
  const { id } = (await (await send(file)).json()) as StockImport;
  await inState(id, 'checked');
  expect(await listed()).toMatchObject([{ id, importedBy: sender, state: 'checked', total: 2, counts: { new: 1, refused: 1 } }]);
  await inventory.send('POST', `/api/stock-imports/${id}/apply`, {}, as(importer));
  await inState(id, 'applied');
  await inventory.send('POST', `/api/stock-imports/${id}/undo`, {}, as(undoer));
  await inState(id, 'undone');
  expect(await listed()).toMatchObject([
    { id, importedBy: importer, counts: { new: 1, refused: 1 }, undone: { deleted: 1, back: 0, left: 0 } },
  ]);
  for (let more = 0; more < 20; more += 1) await send(file);
  expect((await listed()).map((one) => one.id)).toEqual(Array.from({ length: 20 }, (_, place) => id + 20 - place));
});
