import type { Enquiry } from '@forecourt/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { enquiryCsv } from './enquiry-csv.ts';

const step = { by: 'a', assignee: null, outcome: null, text: null, createdAt: '2026-07-05T10:00:00.000Z', editedAt: null };
const enquiry: Enquiry = {
  id: 7,
  vehicleId: 1,
  customerName: 'Siân Roberts',
  customerEmail: 'sian@ogwen.example',
  customerPhone: '0151 496 0177',
  inquiryType: 'test_drive',
  cameBy: null,
  enteredBy: null,
  message: 'On Friday?',
  preferredContactTime: 'morning',
  createdAt: '2026-07-05T09:30:00.000Z',
  status: 'contacted',
  assignee: null,
  version: 2,
  replyDueAt: null,
  ringAgainAt: '2026-07-07T09:00:00.000Z',
  appointmentAt: '2026-07-10T13:30:00.000Z',
  erasedAt: null,
  vehicle: {
    id: 1,
    make: 'Ford',
    model: 'Transit',
    year: 2023,
    registrationNumber: 'HV23 ABC',
    price: '30000.00',
    vatQualifying: true,
    isSold: false,
    stockStatus: 'In Stock',
    picture: null,
    isRemoved: false,
  },
  calculation: {
    vehicleId: 1,
    vehiclePrice: 30_000,
    deposit: 6_000,
    interestRate: 12,
    termMonths: 60,
    tradeInValue: '0',
    monthlyPayment: 667.33,
    totalCost: 46_039.8,
    totalInterest: 10_039.8,
  },
  notes: [
    { id: 1, by: 'a', text: 'Rang', createdAt: '2026-07-05T10:00:00.000Z', editedAt: null },
    { id: 2, by: 'a', text: 'Comes', createdAt: '2026-07-06T10:00:00.000Z', editedAt: null },
  ],
  changes: [],
  steps: [
    { ...step, id: 1, kind: 'given', assignee: 'b' },
    { ...step, id: 2, kind: 'called', outcome: 'no-answer' },
    { ...step, id: 3, kind: 'called', outcome: 'spoke', text: 'Comes on Friday' },
    { ...step, id: 4, kind: 'called' },
    { ...step, id: 5, kind: 'whatsapp', text: 'Sent a picture' },
  ],
  others: { count: 0, newest: [] },
  replies: [
    {
      id: 1,
      by: 'a',
      subject: 'Your enquiry',
      text: 'It is available.',
      createdAt: '2026-07-05T10:00:00.000Z',
      signedBy: null,
      state: 'sent',
    },
  ],
};

const readBack = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' });
const cell = (changes: Partial<Enquiry>, column: string): string =>
  readBack(enquiryCsv([{ ...enquiry, ...changes }], true))[0]?.[column] ?? '';

it('begins with one byte order mark and header, and ends lines as in RFC 4180', () => {
  const csv = enquiryCsv([enquiry], true) + enquiryCsv([enquiry], false);
  expect(csv.startsWith('\uFEFF"Enquiry","Received"')).toBe(true);
  expect(csv.indexOf('\uFEFF', 1)).toBe(-1);
  expect(csv.endsWith('\r\n')).toBe(true);
  const rows = readBack(csv);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual({
    Enquiry: '7',
    Received: '2026-07-05 10:30',
    Status: 'Contacted',
    Type: 'Test drive',
    Name: 'Siân Roberts',
    Email: 'sian@ogwen.example',
    Phone: '0151 496 0177',
    'Preferred contact time': 'Morning (9AM - 12PM)',
    Appointment: '2026-07-10 14:30',
    'Ring again': '2026-07-07 10:00',
    Vehicle: '2023 Ford Transit',
    Registration: 'HV23 ABC',
    'Price excluding VAT': '30000',
    Deposit: '6000',
    'Term in months': '60',
    'Monthly payment': '667.33',
    Message: 'On Friday?',
    Notes: '2026-07-05 11:00 Rang\n2026-07-06 11:00 Comes',
    'Calls and messages': [
      '2026-07-05 11:00 Called: no answer',
      '2026-07-05 11:00 Called: spoke to them. Comes on Friday',
      '2026-07-05 11:00 Called',
      '2026-07-05 11:00 WhatsApp. Sent a picture',
    ].join('\n'),
    Replies: '2026-07-05 11:00 Your enquiry\nIt is available.',
  });
});

it('has a header even if there are no rows', () => {
  expect(enquiryCsv([], true)).toMatch(/^\uFEFF"Enquiry".*"Replies"\r\n$/);
});

it.each([
  ['=HYPERLINK("https://evil.example","click")'],
  ['+1+1'],
  ["-2+3+cmd|' /C calc'!A0"],
  ["@SUM(1+1)*cmd|' /C calc'!A0"],
  ['\t=1+1'],
  ['\r=1+1'],
  ['\n=1+1'],
  ['  =1+1'],
  ['＝1+1'],
  ['\u00a0=1+1'],
])('makes the formula %j text', (text) => {
  expect(cell({ customerName: text }, 'Name')).toBe(`'${text}`);
  expect(cell({ message: text }, 'Message')).toBe(`'${text}`);
});

it.each([
  ['a comma, quotes and several lines', 'a,"b";c\r\n"=1+1"\n,=2'],
  ['an equals sign within', '2+2=4'],
  ['an apostrophe', "'tis"],
  ['emoji', 'ça va 🚐'],
])('keeps %s as it is, in one cell', (_what, text) => {
  expect(cell({ message: text }, 'Message')).toBe(text);
});

it.each([
  ['+44 7700 900461', "'+44 7700 900461"],
  ['07700900461', "'07700900461"],
  ['07700 900461', '07700 900461'],
  ['(0151) 496 0177', '(0151) 496 0177'],
])('keeps the telephone number %s readable, its zero and its plus included', (phone, expected) => {
  expect(cell({ customerPhone: phone }, 'Phone')).toBe(expected);
});

it('round-trips any text, adding at most an apostrophe, and never starts a formula', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', "'", 'a', ' ', '|', '1'),
  });
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (texts) => {
      const rows = readBack(
        enquiryCsv(
          texts.map((message) => ({ ...enquiry, message })),
          true,
        ),
      );
      expect(rows).toHaveLength(texts.length);
      rows.forEach(({ Message = '' }, row) => {
        expect([texts[row], `'${texts[row]}`]).toContain(Message);
        expect(Message).not.toMatch(/^\s*[=+\-@]/);
      });
    }),
  );
});
