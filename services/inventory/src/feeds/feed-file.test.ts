import { readFileSync } from 'node:fs';
import { createVehicleSchema, dealershipSchema, STOCK_FEEDS, type Vehicle } from '@forecourt/contracts';
import { parse } from 'csv-parse/sync';
import { demoStock } from '../testing/demo-stock.ts';
import { vehicleRow } from '../testing/vehicle-rows.ts';
import { toVehicle } from '../vehicles/vehicle.mapper.ts';
import { etagOf, feedPages } from './feed-file.ts';
import { FORMATS } from './formats/formats.ts';

const site = {
  publicUrl: 'https://vans.example',
  dealership: dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8'))),
};

const van = (id: number, changes: object = {}): Vehicle =>
  toVehicle(
    vehicleRow(
      createVehicleSchema.parse({ make: 'Ford', model: 'Transit', year: 2022, price: '18995', condition: 'used', ...changes }),
      id,
    ),
  );

const STOCK = [
  van(3, {
    registrationNumber: 'HV22 ABC',
    stockNumber: '0042',
    derivative: '350 L3H2 "Leader"',
    mileage: 41_200,
    bodyType: 'Panel Van',
    fuelType: 'Diesel',
    transmission: 'Manual',
    drivetrain: 'Front-wheel drive',
    engineSize: 1.995,
    colour: 'Frozen White',
    doors: 5,
    serviceHistory: 'Full',
    previousOwners: 1,
    features: ['Air con, rear', 'Bluetooth'],
    description: '- One owner\n- "Ready to work"; naïve, £0 deposit',
    images: ['/objects/uploads/a.jpg', 'https://pictures.example/b.jpg'],
    mainImageIndex: 1,
  }),
  van(1, { condition: 'new', stockStatus: 'Due In', price: '30000.50', fuelType: 'Electric', year: 2026 }),
  van(2, { registrationNumber: 'AB12 CDE', vatQualifying: false, stockStatus: 'Deposit Taken', description: '=1+1' }),
  van(4, { registrationNumber: 'CD34 EFG', isSold: true }),
];

const fileOf = async (name: (typeof STOCK_FEEDS)[number], vans: readonly Vehicle[] = STOCK): Promise<string> => {
  let file = '';
  for await (const page of feedPages(vans, FORMATS[name], site)) file += page;
  return file;
};

const rowsOf = async (name: (typeof STOCK_FEEDS)[number], vans?: readonly Vehicle[]): Promise<Record<string, string>[]> =>
  parse(await fileOf(name, vans), { bom: true, columns: true, record_delimiter: '\r\n' });

it.each(STOCK_FEEDS)('writes %s to the byte as its golden file, whichever order the vans come in', async (name) => {
  const golden = readFileSync(new URL(`./goldens/${name}.csv`, import.meta.url), 'utf8');
  expect(await fileOf(name)).toBe(golden);
  expect(await fileOf(name, STOCK.toReversed())).toBe(golden);
});

it('lists sold vans in the spreadsheet alone, because a marketplace takes off what is missing', async () => {
  expect((await rowsOf('stock')).map((row) => row['Number'])).toEqual(['1', '2', '3', '4']);
  expect((await rowsOf('dms14')).map((row) => row['Vehicle_ID'])).toEqual(['1', '2', '0042']);
  expect((await rowsOf('meta')).map((row) => row['vehicle_id'])).toEqual(['1', '2', '3']);
});

it('says the price with VAT where there is room for one, and marks those without', async () => {
  expect((await rowsOf('meta')).map((row) => row['price'])).toEqual(['36000.60 GBP', '18995.00 GBP', '22794.00 GBP']);
  expect((await rowsOf('dms14')).map((row) => [row['Price'], row['TradePriceExtra']])).toEqual([
    ['30000.50', '+ VAT'],
    ['18995', ''],
    ['18995', '+ VAT'],
  ]);
});

it.each(STOCK_FEEDS)('has a header and nothing else in %s while there is no stock', async (name) => {
  expect(await rowsOf(name, [])).toEqual([]);
  expect(await fileOf(name, [])).toMatch(/^\uFEFF?"?\w.*\r\n$/);
});

it.each(STOCK_FEEDS)('makes formulas text in %s', async (name) => {
  const hostile = van(9, { make: '=1+1', model: '@SUM(A1)', derivative: '+2', colour: '-3', description: '\t=4' });
  const [row = {}] = await rowsOf(name, [hostile]);
  // A plain number and the mark of a price without VAT are no formulas.
  const formulas = Object.values(row).filter(
    (cell) => /^\s*[=+\-@]/.test(cell) && cell !== '+ VAT' && Number.isNaN(Number(cell)),
  );
  expect(formulas).toEqual([]);
});

it('writes a large stock in several pages of one file', async () => {
  const vans = Array.from({ length: 250 }, (_, place) => ({ ...van(place + 1), derivative: `No. ${place}` }));
  expect(await rowsOf('stock', vans)).toHaveLength(250);
  expect(await rowsOf('stock', demoStock())).toHaveLength(demoStock().length);
});

it('has another tag when anything in the file is another', async () => {
  const tag = (vans: readonly Vehicle[]) => etagOf(feedPages(vans, FORMATS.dms14, site));
  const before = await tag(STOCK);
  expect(before).toMatch(/^"[\w-]{22}"$/);
  expect(await tag(STOCK)).toBe(before);
  expect(await tag(STOCK.slice(1))).not.toBe(before);
});
