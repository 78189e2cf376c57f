import type { Enquiry, Vehicle } from '@forecourt/contracts';
import { someVehicle } from '@forecourt/testing';
import { type ReplyFacts, replySubject, replyTemplates } from './reply-templates.ts';

const van = someVehicle({
  id: 7,
  make: 'Ford',
  model: 'Transit',
  year: 2022,
  condition: 'used',
  mileage: 23_400,
  price: '20000.00',
  vatQualifying: true,
  stockStatus: 'In Stock',
  isSold: false,
  monthlyPrice: null,
});
const enquiry = {
  customerName: 'Ada Plumber',
  inquiryType: 'callback',
  vehicleId: 7,
  vehicle: { year: 2022, make: 'Ford', model: 'Transit', registrationNumber: 'HV22 ABC' },
  replies: [],
} as unknown as Enquiry;
const facts: ReplyFacts = {
  enquiry,
  vehicle: van,
  similar: [],
  dealership: {
    phone: '0151 496 0123',
    phoneHours: 'Mon–Fri 9am–5.30pm',
    policies: { testDrive: 'Please bring your driving licence.', partExchange: '', delivery: '', reservation: '' },
    finance: { annualRatePercent: 12, termMonths: 60, deposit: 5_000 },
  },
  origin: 'https://vans.example',
};
const offered = (changes: Partial<ReplyFacts> = {}) => replyTemplates({ ...facts, ...changes });
const labels = (changes: Partial<ReplyFacts>) => offered(changes).map(({ label }) => label);
const written = (key: string, changes: Partial<ReplyFacts> = {}) => offered(changes).find((one) => one.key === key)?.text;
const withVan = (changes: Partial<Vehicle>) => ({ vehicle: { ...van, ...changes } });

it.each<[string, Partial<ReplyFacts>, string[]]>([
  ['for sale', {}, ['It is available', 'Book a viewing', 'Finance figures', 'Blank']],
  ['due in', withVan({ stockStatus: 'Due In' }), ['It is due in', 'Book a viewing', 'Finance figures', 'Blank']],
  ['reserved', withVan({ stockStatus: 'Deposit Taken' }), ['It is reserved', 'These are like it', 'Finance figures', 'Blank']],
  ['sold by its status', withVan({ stockStatus: 'Sold' }), ['Sold, these are like it', 'Blank']],
  ['marked sold', withVan({ isSold: true }), ['Sold, these are like it', 'Blank']],
  ['no longer in the stock', { vehicle: null }, ['Gone, these are like it', 'Blank']],
  ['not named', { vehicle: null, enquiry: { ...enquiry, vehicleId: null, vehicle: null } }, ['Book a viewing', 'Blank']],
  ['not worth financing', withVan({ price: '4000.00' }), ['It is available', 'Book a viewing', 'Blank']],
])('offers of a van that is %s what is true of it', (_what, changes, expected) => {
  expect(labels(changes)).toEqual(expected);
});

it.each([
  ['callback', 'availability'],
  ['chatbot', 'availability'],
  ['quote', 'finance'],
  ['finance', 'finance'],
  ['test_drive', 'viewing'],
] as const)('begins the answer to an enquiry of the type %s with %s', (inquiryType, key) => {
  expect(offered({ enquiry: { ...enquiry, inquiryType } })[0]?.key).toBe(key);
});

it('says the price with and without VAT, the mileage and the page', () => {
  expect(written('availability')).toBe(
    [
      'Hello Ada,',
      'Thank you for your enquiry. The 2022 Ford Transit (HV22 ABC) is available.',
      'Price: £20,000 plus VAT (£24,000.00 including VAT)\nMileage: 23,400 miles\nDetails and pictures: https://vans.example/vehicle/7',
      'Would you like to see it? Tell us a day and a time that suit you, or call us on 0151 496 0123 (Mon–Fri 9am–5.30pm).',
      'Kind regards,',
    ].join('\n\n'),
  );
});

it('never says of a van without VAT that it has any', () => {
  for (const { text } of offered(withVan({ vatQualifying: false }))) expect(text.replaceAll('no VAT', '')).not.toContain('VAT');
});

it('gives finance figures with their whole example (D21)', () => {
  expect(written('finance')).toContain('% APR representative.');
  expect(written('finance')).toMatch(
    /Representative example: Hire purchase over 60 months: cash price £24,000\.00 inc\. VAT, deposit/,
  );
});

it('lists vans like a sold one with their prices, or says where others are', () => {
  const like = someVehicle({ id: 9, make: 'Ford', model: 'Transit', year: 2021, price: '9000.00', vatQualifying: false });
  const sold = withVan({ isSold: true });
  expect(written('alternatives', { ...sold, similar: [like] })).toContain(
    '- 2021 Ford Transit, £9,000 (no VAT): https://vans.example/vehicle/9',
  );
  expect(written('alternatives', sold)).toContain('https://vans.example/vehicles?make=Ford');
});

it('keeps the subject of the conversation', () => {
  expect(replySubject(enquiry, 'Halyard Vans')).toBe('Your enquiry to Halyard Vans: 2022 Ford Transit, HV22 ABC');
  const after = (subject: string) => replySubject({ ...enquiry, replies: [{ subject }] } as unknown as Enquiry, 'Halyard Vans');
  expect(after('Your van')).toBe('Re: Your van');
  expect(after('Re: Your van')).toBe('Re: Your van');
});
