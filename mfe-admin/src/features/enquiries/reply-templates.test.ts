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
  status: 'new',
  appointmentAt: null,
  calculation: null,
  replies: [],
  changes: [],
  steps: [],
} as unknown as Enquiry;
const facts: ReplyFacts = {
  enquiry,
  vehicle: van,
  similar: [],
  dealership: {
    phone: '0151 496 0123',
    phoneHours: 'Mon–Fri 9am–5.30pm, Sat 9am–4pm',
    visitHours: 'Mon–Fri 9am–5.30pm, closed Sat and Sun',
    address: { lines: ['1 Dock Road'], town: 'Birkenhead', county: 'Wirral', postcode: 'CH41 0ZZ', country: 'GB' },
    policies: { testDrive: 'Please bring your driving licence.', partExchange: '', delivery: '', reservation: '' },
    finance: { annualRatePercent: 12, termMonths: 60, deposit: 5_000 },
  },
  origin: 'https://vans.example',
  now: Date.parse('2026-11-28T12:00:00Z'),
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
  ['quote', 'availability'],
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
      'Price: £20,000 plus VAT (£24,000 including VAT)\nMileage: 23,400 miles\nDetails and pictures: https://vans.example/vehicle/7',
      'Would you like to see it? Our showroom is open Mon–Fri 9am–5.30pm, closed Sat and Sun. Tell us a day and a time that suit you, or call us on 0151 496 0123 (Mon–Fri 9am–5.30pm, Sat 9am–4pm).',
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

describe('finance figures for whoever has calculated', () => {
  const calculation = {
    vehicleId: 7,
    vehiclePrice: 20_000,
    deposit: 1_000,
    interestRate: 12,
    termMonths: 60,
    tradeInValue: '0',
    monthlyPayment: 511.62,
    totalCost: 31_697.34,
    totalInterest: 7_697.34,
  } as const;
  const of = (change: object, van = {}) =>
    written('finance', { enquiry: { ...enquiry, calculation: { ...calculation, ...change } }, ...withVan(van) });

  it('are the ones they calculated, with the example', () => {
    expect(of({})).toContain('These are the figures that you calculated for the 2022 Ford Transit (HV22 ABC).');
    expect(of({})).toContain('£511.62 a month over 60 months with a deposit of £1,000.00, £31,697.34 in all.');
    expect(of({})).toContain('Representative example, 12.7% APR representative: ');
    expect(of({})).not.toContain('Hire purchase from');
  });

  it.each([
    ['quote', 'finance'],
    ['test_drive', 'viewing'],
    ['callback', 'availability'],
  ] as const)('leave the answer to an enquiry of the type %s beginning with %s', (inquiryType, key) => {
    expect(offered({ enquiry: { ...enquiry, inquiryType, calculation } })[0]?.key).toBe(key);
  });

  it.each([
    ['another van', { vehicleId: 8 }, {}],
    ['a van that had VAT then', {}, { vatQualifying: false }],
  ])('are those of the van if they calculated for %s', (_what, change, van) => {
    expect(of(change, van)).toContain('These are figures for');
    expect(of(change, van)).not.toContain('511.62');
  });
});

it('lists vans like a sold one with their prices, or says where others are', () => {
  const like = someVehicle({ id: 9, make: 'Ford', model: 'Transit', year: 2021, price: '9000.00', vatQualifying: false });
  const sold = withVan({ isSold: true });
  expect(written('alternatives', { ...sold, similar: [like] })).toContain(
    '- 2021 Ford Transit, £9,000 (no VAT): https://vans.example/vehicle/9',
  );
  expect(written('alternatives', sold)).toContain('https://vans.example/vehicles?make=Ford');
});

describe('an appointment that has a day', () => {
  const booked = {
    ...enquiry,
    inquiryType: 'test_drive',
    status: 'appointment',
    appointmentAt: '2026-12-04T10:00:00.000Z',
  } as const;

  it('is confirmed in the first template', () => {
    const [first] = offered({ enquiry: booked });
    expect(first?.text).toBe(
      [
        'Hello Ada,',
        'Thank you for your enquiry.',
        'Your test drive of the 2022 Ford Transit (HV22 ABC) is booked for Friday 4 December at 10am.',
        'You will find us at 1 Dock Road, Birkenhead, Wirral CH41 0ZZ.',
        'Please bring your driving licence.',
        'If you cannot come then, call us on 0151 496 0123 (Mon–Fri 9am–5.30pm, Sat 9am–4pm).',
        'Kind regards,',
      ].join('\n\n'),
    );
  });

  it.each<[string, Partial<ReplyFacts>, string[]]>([
    ['for sale', {}, ['Confirm the appointment', 'It is available', 'Finance figures', 'Blank']],
    [
      'reserved',
      withVan({ stockStatus: 'Deposit Taken' }),
      ['Confirm the appointment', 'It is reserved', 'These are like it', 'Finance figures', 'Blank'],
    ],
    ['sold', withVan({ isSold: true }), ['Sold, these are like it', 'Blank']],
    [
      'not named',
      { vehicle: null, enquiry: { ...booked, vehicleId: null, vehicle: null } },
      ['Confirm the appointment', 'Blank'],
    ],
  ])('with a van that is %s is not asked for again', (_what, changes, expected) => {
    const facts = { enquiry: booked, ...changes };
    expect(labels(facts)).toEqual(expected);
    for (const { text } of offered(facts)) expect(text).not.toContain('a day and a time that suit you');
  });

  it('says to whom was to come to see a van that is sold that it is, and when that was', () => {
    expect(written('alternatives', { enquiry: booked, ...withVan({ isSold: true }) })).toContain(
      'You were to come on Friday 4 December at 10am.',
    );
  });

  it.each([
    ['has passed', { ...booked, appointmentAt: '2026-11-27T10:00:00.000Z' }],
    ['is not agreed', { ...booked, appointmentAt: null }],
  ])('is asked for again once it %s', (_what, about) => {
    expect(offered({ enquiry: about })[0]?.key).toBe('viewing');
  });
});

describe('an appointment that is cancelled', () => {
  const at = '2026-12-04T10:00:00.000Z';
  const off = { field: 'appointmentAt', before: at, after: null, createdAt: '2026-11-28T10:00:00.000Z' };
  const cancelled = { ...enquiry, inquiryType: 'test_drive', status: 'contacted', changes: [off] } as unknown as Enquiry;
  const sentence = 'Your test drive of the 2022 Ford Transit (HV22 ABC) on Friday 4 December at 10am is cancelled.';

  it('is said so in the first template', () => {
    expect(offered({ enquiry: cancelled })[0]).toMatchObject({ key: 'cancelled', label: 'The appointment is cancelled' });
    expect(written('cancelled', { enquiry: cancelled })).toContain(sentence);
  });

  it('is said so of an enquiry that is lost before the day', () => {
    const planned = { ...off, before: null, after: at };
    expect(written('cancelled', { enquiry: { ...cancelled, status: 'lost', changes: [planned] } as Enquiry })).toContain(
      sentence,
    );
  });

  it('of a van that is sold invites to no other day', () => {
    const text = written('cancelled', { enquiry: cancelled, ...withVan({ isSold: true }) });
    expect(text).toContain('The 2022 Ford Transit (HV22 ABC) has been sold. Would you like to see another van?');
    expect(text).not.toContain('another day');
  });

  it('does not come first once the customer has been spoken to, and is not spoken of once its day has passed', () => {
    const steps = [{ kind: 'called', outcome: 'spoke', createdAt: '2026-11-28T11:00:00.000Z' }];
    const labelsOf = offered({ enquiry: { ...cancelled, steps } as Enquiry }).map(({ key }) => key);
    expect([labelsOf[0], labelsOf.includes('cancelled')]).toEqual(['viewing', true]);
    const past = { ...off, before: '2026-11-27T10:00:00.000Z' };
    expect(labels({ enquiry: { ...cancelled, changes: [past] } as Enquiry })).not.toContain('The appointment is cancelled');
  });
});

it('keeps the subject of the conversation', () => {
  expect(replySubject(enquiry, 'Halyard Vans')).toBe('Your enquiry to Halyard Vans: 2022 Ford Transit, HV22 ABC');
  const after = (subject: string) => replySubject({ ...enquiry, replies: [{ subject }] } as unknown as Enquiry, 'Halyard Vans');
  expect(after('Your van')).toBe('Re: Your van');
  expect(after('Re: Your van')).toBe('Re: Your van');
});
