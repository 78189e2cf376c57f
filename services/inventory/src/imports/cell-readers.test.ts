import fc from 'fast-check';
import { IMPORT_FACTS } from './import-facts.ts';
import { decode, readSheet } from './read-file.ts';
import { formatOf, recogniseColumns } from './recognise-columns.ts';
import type { Sheet } from './sheet.ts';

const read = (fact: string, cell: string): unknown => IMPORT_FACTS[fact]?.read(cell);

it.each<[string, string, unknown]>([
  ['registrationNumber', 'BV74-UNB', 'BV74 UNB'],
  ['registrationNumber', 'bv74.unb', 'BV74 UNB'],
  ['registrationNumber', 'BV74 – UNB', 'BV74 UNB'],
  ['registrationNumber', 'BV74_UNB', 'BV74 UNB'],
  ['registrationNumber', "'BV74/UNB", 'BV74 UNB'],
  ['registrationNumber', '[bv74 unb]', 'BV74 UNB'],
  ['registrationNumber', 'A 1-BCD', 'A1 BCD'],
  ['registrationNumber', 'N/A', 'N/A'],
  ['registrationNumber', '01-03-2021', '01-03-2021'],
  ['registrationNumber', 'ÅB12 CDE', 'ÅB12 CDE'],
  ['registrationNumber', 'to follow', 'to follow'],
  ['price', '£18,995', '18995.00'],
  ['price', '18995.5 + VAT', '18995.50'],
  ['price', 'POA', 'POA'],
  ['mileage', '41,200 miles', 41_200],
  ['mileage', '-', '-'],
  ['mileage', '68k', 68_000],
  ['mileage', '54.8k', 54_800],
  ['mileage', '41200.00', 41_200],
  ['mileage', '146,000 km', 90_720],
  ['mileage', 'c. 24k', 'c. 24k'],
  ['mileage', '12 months', '12 months'],
  ['grossWeight', '3.5t', 3_500],
  ['loadLength', '3.4m', 3_400],
  ['loadLength', '3,400 mm', 3_400],
  ['year', '2022', 2_022],
  ['year', '72 plate', 2_022],
  ['monthlyPrice', '£195 pm', 195],
  ['mileage', '45,200 mi', 45_200],
  ['year', '18/11/2021', 2021],
  ['stockStatus', 'In Prep', 'Due In'],
  ['price', '£1,8995', '£1,8995'],
  ['engineSize', '1995', 1.995],
  ['engineSize', '2.0', 2],
  ['engineSize', '1,995cc', 1.995],
  ['firstRegistered', '1/10/2022', '2022-10-01'],
  ['firstRegistered', '2022-10-01 00:00:00', '2022-10-01'],
  ['motDueDate', '14.03.2027', '2027-03-14'],
  ['taxStatus', 'SORN', 'SORN'],
  ['taxStatus', 'not taxed', 'Untaxed'],
  ['co2Emissions', '189 g/km', 189],
  ['transmission', 'AUTO', 'Automatic'],
  ['fuelType', 'diesel', 'Diesel'],
  ['fuelType', 'Steam', 'Steam'],
  ['fuelType', 'HEAVY OIL', 'Diesel'],
  ['fuelType', 'Battery Electric', 'Electric'],
  ['transmission', '6 Speed Manual', 'Manual'],
  ['transmission', '8-speed auto', 'Automatic'],
  ['transmission', '6 speed', '6 speed'],
  ['make', 'VW', 'Volkswagen'],
  ['make', 'FOTON', 'Foton'],
  ['model', 'TRANSIT CUSTOM', 'Transit Custom'],
  ['colour', 'FROZEN WHITE', 'Frozen White'],
  ['colour', 'Agate black', 'Agate black'],
  ['bodyType', 'DOUBLE CAB IN VAN', 'Crew Van'],
  ['bodyType', 'panel-van', 'Panel Van'],
  ['price', '18995 inc VAT', '18995.00'],
  ['vatQualifying', '+ VAT', true],
  ['vatQualifying', 'Inc VAT', true],
  ['vatQualifying', 'NO VAT', false],
  ['vatQualifying', '4,800.00', '4,800.00'],
  ['vatQualifying', 'No', false],
  ['condition', 'N', 'used'],
  ['drivetrain', '4x4', 'Four-wheel drive'],
  ['stockNumber', "'0042", '0042'],
  ['description', "'tis", "'tis"],
  ['features', 'ABS, Bluetooth,,', ['ABS', 'Bluetooth']],
  ['features', 'Air con, rear\nABS', ['Air con, rear', 'ABS']],
])('reads the %s %j as %j', (fact, cell, value) => {
  expect(read(fact, cell)).toEqual(value);
});

it('reads any cell as anything without failing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(IMPORT_FACTS)), fc.string({ unit: 'binary' }), (fact, cell) => {
      expect(read(fact, cell)).toBeDefined();
    }),
  );
});

it.each([
  ['UTF-8', Buffer.from('naïve £', 'utf8')],
  ['Windows-1252', Buffer.from('naïve £', 'latin1')],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('naïve £', 'utf16le')])],
])('decodes %s', (_name, bytes) => {
  expect(decode(bytes)).toBe('naïve £');
});

const sheetsOf = async (file: Buffer): Promise<Sheet[]> => {
  const sheets: Sheet[] = [];
  for await (const sheet of readSheet(file)) sheets.push(sheet);
  return sheets;
};

it('reads a long file a few hundred rows at a time, and misses none', async () => {
  const lines = Array.from({ length: 1_234 }, (_, place) => `${place},"a\n${'£'.repeat(200)}"`);
  const sheets = await sheetsOf(Buffer.from(`Number,Text\n${lines.join('\n')}`));
  expect(Math.max(...sheets.map(({ rows }) => rows.length))).toBeLessThanOrEqual(500);
  expect(sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]))).toEqual(lines.map((_, place) => String(place)));
});

it.each([',', ';', '\t', '|'])('finds the delimiter %j, and counts rows as a spreadsheet does', async (delimiter) => {
  const cell = `"a ""quoted""${delimiter} cell"`;
  const file = `\uFEFF${['Make', '"Model, or so"'].join(delimiter)}\r\n\r\n${['Ford', cell].join(delimiter)}\r\nShort\r\n`;
  expect(await sheetsOf(Buffer.from(file))).toEqual([
    {
      headings: ['Make', 'Model, or so'],
      rows: [
        { number: 3, cells: ['Ford', `a "quoted"${delimiter} cell`] },
        { number: 4, cells: ['Short', ''] },
      ],
    },
  ]);
});

it('finds the headings under a title and a date', async () => {
  const file = 'Halyard Stock Report;28/11/2026\n\n;;;\nReg No;Make;Model;Year;Price\nAB12CDE;Ford;Transit;2021;9995\n';
  expect(await sheetsOf(Buffer.from(file))).toEqual([
    {
      headings: ['Reg No', 'Make', 'Model', 'Year', 'Price'],
      rows: [{ number: 5, cells: ['AB12CDE', 'Ford', 'Transit', '2021', '9995'] }],
    },
  ]);
});

const rowsOf = (...cells: string[][]) => cells.map((row, place) => ({ number: place + 2, cells: row }));

it('knows columns by their heading if their cells are that, else by what is in them, and each field once', () => {
  const headings = ['VRM', 'Price', 'Cost price', 'F', 'Mileage', 'Registration', 'Notes'];
  const rows = rowsOf(
    ['HV22 ABC', '18,995', '15000', 'Diesel', 'low', 'HV22 ABC', ''],
    ['HV23 ABC', '17,995', '14000', 'Petrol', 'high', 'HV23 ABC', ''],
  );
  expect(recogniseColumns(headings, rows)).toEqual([
    'registrationNumber',
    'price',
    'purchasePrice',
    'fuelType',
    null,
    null,
    null,
  ]);
});

it.each([
  [
    ['Make', 'Model'],
    ['Ford', 'Ford Transit'],
    ['make', 'model'],
  ],
  [['Model'], ['Ford Transit'], ['makeAndModel']],
  [['Vehicle'], ['VW Transporter T6'], ['makeAndModel']],
  [['Model'], ['Transit'], ['model']],
  [['Identity'], ['BV74-UNB'], ['registrationNumber']],
])('takes the columns %j of %j for %j', (headings, cells, facts) => {
  expect(recogniseColumns(headings, rowsOf(cells, cells))).toEqual(facts);
});

it.each<[string, string, string | null]>([
  ['Price (ex VAT)', '18,995', 'price'],
  ['Retail inc VAT', '18,995', 'price'],
  ['Inc VAT', '18,995', 'price'],
  ['Inc VAT', 'Yes', 'vatQualifying'],
  ['VAT', '3,799.00', null],
  ['VAT', '+VAT', 'vatQualifying'],
  ['Range', 'Transit Custom', 'model'],
  ['Range', '220', 'range'],
  ['Price', 'POA', null],
  ['Screen price (ex VAT)', '18,995', 'price'],
  ['Yr', '2021', 'year'],
  ['1st Reg', '01/03/2021', 'firstRegistered'],
  ['Date in stock', '01/02/2026', 'dateInStock'],
  ['Stock date', '01/02/2026', 'dateInStock'],
  ['Purchase date', '01/02/2026', 'dateInStock'],
  ['Days in stock', '42', 'daysInStock'],
  ['Age', '42', null],
  ['Cost', '£15,000', 'purchasePrice'],
  ['Cost (ex VAT)', '15000', 'purchasePrice'],
  ['SIV', '15000', 'purchasePrice'],
  ['Prep cost', '645.50', 'preparationCost'],
  ['Chassis no.', 'WF0XXXTTGXKA12345', 'vin'],
  // They may be for staff alone.
  ['Notes', 'Needs two tyres', null],
  ['Comments', 'Wants £200 off', null],
])('takes the column %s of %s for %s', (heading, cell, fact) => {
  expect(recogniseColumns([heading], rowsOf([cell], [cell]))).toEqual([fact]);
});

/** A cell that each column's heading is right for. */
const GOOD: Readonly<Record<string, string>> = {
  Price: '18,995',
  'Retail (inc VAT)': '18,995',
  Mileage: '41,000',
  Miles: '41,000',
  Year: '2022',
  'Fuel type': 'Diesel',
  Gearbox: 'Manual',
  Condition: 'Used',
  Doors: '5',
  GVW: '3500',
  'Date of first registration': '01/10/2022',
  'Service history': 'Full',
  'MOT expiry': '14/03/2027',
};

it('takes a column for what its heading says, whatever one of its cells holds', () => {
  const bad = fc.oneof(fc.constantFrom('POA', 'TBC', 'call us', '-', 'n/a'), fc.string({ unit: 'grapheme', minLength: 1 }));
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(GOOD)),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(),
      bad,
      (heading, count, at, cell) => {
        const good = Array.from({ length: count }, () => [GOOD[heading] ?? '']);
        const [known] = recogniseColumns([heading], rowsOf(...good));
        expect(known).not.toBeNull();
        expect(recogniseColumns([heading], rowsOf(...good.toSpliced(at % (count + 1), 0, [cell])))).toEqual([known]);
      },
    ),
  );
});

it.each([
  ['Price', 'price'],
  ['Mileage', 'mileage'],
  // Others head many things "Type".
  ['Type', null],
])('takes %s of a single van that cannot be read for %s', (heading, fact) => {
  expect(recogniseColumns([heading], rowsOf(['POA']))).toEqual([fact]);
});

it.each<[string, readonly string[]]>([
  [
    'firstRegistered',
    [
      'Date First Reg',
      'Date 1st Reg',
      'Date of First Reg.',
      'Date of 1st registration',
      'Date of first registration',
      'First Reg',
      'First Reg Date',
      'First Registration Date',
      'First registered on',
      '1st Reg Date',
      '1st Registered',
      'Date First Registered',
      'Date of Reg',
      'Reg. date',
      'Regn Date',
      'Regd. Date',
      'Registered',
      'Date registered',
      'DOFR',
      'D.O.R.',
    ],
  ],
  [
    'dateInStock',
    [
      'Date into stock',
      'Date In',
      'Date In Stock',
      'DateInStock',
      'In Stock Date',
      'Stock In Date',
      'Stock-in',
      'Into stock',
      'Date stocked',
      'Stocked on',
      'Arrived',
      'Arrival date',
      'Date arrived',
      'Date of arrival',
      'Date received',
      'Received',
      'Date added',
      'Bought on',
      'Date purchased',
      'Acquisition date',
    ],
  ],
])('takes for %s the days under %j', (fact, headings) => {
  for (const heading of headings) {
    const cells = rowsOf(['14/03/2024'], ['01/11/2023']);
    expect([heading, ...recogniseColumns([heading], cells)]).toEqual([heading, fact]);
  }
});

it.each(['MOT date', 'Date sold', 'Date out', 'Last service date', 'In stock'])(
  'takes the days under %s for neither',
  (heading) => {
    const [fact] = recogniseColumns([heading], rowsOf(['14/03/2024'], ['01/11/2023']));
    expect(['firstRegistered', 'dateInStock']).not.toContain(fact);
  },
);

it('takes what is headed as we call it before what others call so', () => {
  expect(recogniseColumns(['SIV', 'Purchase price'], rowsOf(['15000', '14000']))).toEqual([null, 'purchasePrice']);
});

it('knows DMS14 by its headings, however they are written', () => {
  expect(formatOf(['feed_id', 'vehicle_id', 'FULLREGISTRATION', 'Make', 'Model', 'Price', 'PictureRefs'])).toBe('dms14');
  expect(formatOf(['Make', 'Model', 'Price'])).toBeNull();
});
