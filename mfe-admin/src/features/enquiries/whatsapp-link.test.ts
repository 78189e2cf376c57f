import type { Enquiry, EnquiryChange, EnquiryReply } from '@forecourt/contracts';
import { someDealership, someVehicle } from '@forecourt/testing';
import { replyTemplates } from './reply-templates.ts';
import { whatsAppLink } from './whatsapp-link.ts';

const vehicle = { year: 2022, make: 'Ford', model: 'Transit', registrationNumber: 'HV22 ABC' } as Enquiry['vehicle'];
const facts: Parameters<typeof whatsAppLink>[0] = {
  customerName: 'Siân Roberts',
  customerPhone: null,
  inquiryType: 'test_drive',
  status: 'new',
  appointmentAt: null,
  vehicleId: 7,
  vehicle,
  replies: [],
  steps: [],
  changes: [],
};
const writing = {
  account: 'a',
  dealership: someDealership({ tradingName: 'Halyard Vans' }),
  now: Date.parse('2026-11-28T12:00:00Z'),
};
const read = (link: string | null) => link && [new URL(link).pathname, new URL(link).searchParams.get('text')];

it.each([
  ['07700 900123', '/447700900123'],
  ['+44 (0)7700 900123', '/447700900123'],
  ['0044 7624 123456', '/447624123456'],
])('%s is written to, with a greeting that names the van', (customerPhone, number) => {
  expect(read(whatsAppLink({ ...facts, customerPhone }, writing))).toEqual([
    number,
    'Hello Siân, this is Halyard Vans about the 2022 Ford Transit (HV22 ABC).',
  ]);
});

it.each(['0151 496 0123', '070 1234 5678', '07600 123456', '+33 6 12 34 56 78', 'none', null])(
  '%s is no UK mobile number, so there is no link',
  (customerPhone) => {
    expect(whatsAppLink({ ...facts, customerPhone }, writing)).toBeNull();
  },
);

it('says what was written and not sent, if there is anything', () => {
  const reply = (text: string, state: EnquiryReply['state']): EnquiryReply => ({
    id: 1,
    by: 'a',
    subject: 'Your van',
    text,
    signedBy: 'Ann Lee',
    createdAt: '2026-11-24T10:00:00.000Z',
    state,
  });
  const written = (replies: EnquiryReply[]) =>
    read(whatsAppLink({ ...facts, customerPhone: '07700 900123', replies }, writing))?.[1];
  expect(written([reply('It is here & dry.', 'saved'), reply('Sent', 'sent')])).toBe('It is here & dry.\n\nAnn Lee');
  expect(written([reply('First', 'failed'), reply('Second', 'saved')])).toBe('Second\n\nAnn Lee');
  expect(written([reply('Sent', 'sent')])).toMatch(/^Hello Siân, this is/);
});

describe('what was written and not sent', () => {
  const kept = (text: string, by = 'a') => ({ by, text, signedBy: 'Ann Lee', state: 'saved' }) as EnquiryReply;
  const said = (reply: EnquiryReply, change: object = {}) => {
    const about = { ...facts, customerPhone: '07700 900123', replies: [reply] };
    return read(whatsAppLink({ ...about, vehicle: { ...vehicle, ...change } as Enquiry['vehicle'] }, writing))?.[1];
  };

  it('is left to the colleague who wrote and signed it', () => {
    expect(said(kept('It is here.', 'b'))).toMatch(/^Hello Siân, this is/);
  });

  it.each([
    ['marked SOLD', { isSold: true }],
    ['sold by its status', { stockStatus: 'Sold' }],
    ['reserved', { stockStatus: 'Deposit Taken' }],
    ['removed', { isRemoved: true }],
  ])('does not offer a van that is %s since', (_what, change) => {
    const van = someVehicle({ id: 7, price: '20000.00', isSold: false, stockStatus: 'In Stock', monthlyPrice: null });
    const enquiry = { ...facts, inquiryType: 'callback' } as Enquiry;
    const { dealership, now } = writing;
    const templates = replyTemplates({ enquiry, vehicle: van, similar: [], dealership, origin: '', now });
    const offers = templates.filter(({ key }) => key !== 'blank').map(({ text }) => text);
    expect(offers).toHaveLength(3);
    for (const text of [...offers, 'Yes, it is still available.', 'Yes, it is still here, come and see it.']) {
      expect(said(kept(text))).toContain(text);
      expect(said(kept(text), change)).toMatch(/^Hello Siân, this is Halyard Vans about the/);
    }
    expect(said(kept('It has been sold.'), change)).toContain('It has been sold.');
  });
});

it.each([
  ['sold', { isSold: true }],
  ['sold by its status', { stockStatus: 'Sold' }],
  ['removed', { isRemoved: true }],
])('what was written and not sent says of a van that is %s that it is, or is not offered', (_what, change) => {
  const said = (text: string) => {
    const replies = [{ by: 'a', text, signedBy: null, state: 'saved' } as EnquiryReply];
    const about = { ...facts, customerPhone: '07700 900123', replies, vehicle: { ...vehicle, ...change } as Enquiry['vehicle'] };
    return read(whatsAppLink(about, writing))?.[1];
  };
  for (const text of ['Come on Friday.', 'It has not been sold.', "It isn't sold yet."]) expect(said(text)).not.toBe(text);
  for (const text of ['I am afraid it sold today.', 'It is no longer with us.']) expect(said(text)).toBe(text);
});

it.each([
  ['sold', { isSold: true }, 'It has been sold. Would you like to see others like it?'],
  ['sold by its status', { stockStatus: 'Sold' }, 'It has been sold. Would you like to see others like it?'],
  ['removed', { isRemoved: true }, 'It is no longer for sale. Would you like to see others like it?'],
  ['reserved', { stockStatus: 'Deposit Taken' }, 'It is reserved at the moment.'],
])('a greeting says of a van that is %s what the templates say', (_what, change, news) => {
  const link = whatsAppLink(
    { ...facts, customerPhone: '07700 900123', vehicle: { ...vehicle, ...change } as Enquiry['vehicle'] },
    writing,
  );
  expect(read(link)?.[1]).toBe(`Hello Siân, this is Halyard Vans about the 2022 Ford Transit (HV22 ABC). ${news}`);
});

it('names no van where there is none', () => {
  const link = whatsAppLink({ ...facts, customerPhone: '07700 900123', vehicle: null, vehicleId: null }, writing);
  expect(read(link)?.[1]).toBe('Hello Siân, this is Halyard Vans.');
});

describe('an appointment that has a day', () => {
  const mobile = { ...facts, customerPhone: '07700 900123' };
  const at = '2026-12-04T10:00:00.000Z';
  const planned = { field: 'appointmentAt', before: null, after: at, createdAt: '2026-11-25T10:00:00.000Z' } as EnquiryChange;
  const booked = { ...mobile, status: 'appointment', appointmentAt: at, changes: [planned] } satisfies typeof facts;
  const kept = (createdAt: string) => ({ by: 'a', text: 'Kept', signedBy: null, state: 'saved', createdAt }) as EnquiryReply;
  const said = (about: Parameters<typeof whatsAppLink>[0]) => read(whatsAppLink(about, writing))?.[1];

  it('is confirmed', () => {
    expect(said(booked)?.split('\n\n')).toEqual([
      'Hello Siân, this is Halyard Vans.',
      'Your test drive of the 2022 Ford Transit (HV22 ABC) is booked for Friday 4 December at 10am.',
      'You will find us at 1 Dock Road, Birkenhead, Wirral CH41 0ZZ.',
      'Test drives are by appointment.',
      'If you cannot come then, call us on 0151 496 0000 (Mon 9am–5.30pm).',
    ]);
  });

  it('is confirmed rather than what was written before, and not what was written since', () => {
    expect(said({ ...booked, replies: [kept('2026-11-25T09:00:00.000Z')] })).toContain('is booked for');
    expect(said({ ...booked, replies: [kept('2026-11-25T11:00:00.000Z')] })).toBe('Kept');
  });

  it('is said to be cancelled once it is, rather than what was written before', () => {
    const off = { ...planned, before: at, after: null, createdAt: '2026-11-26T10:00:00.000Z' };
    const cancelled = { ...booked, status: 'contacted', appointmentAt: null, changes: [planned, off] } satisfies typeof facts;
    const sentence =
      'Hello Siân, this is Halyard Vans. Your test drive of the 2022 Ford Transit (HV22 ABC) on Friday 4 December at 10am is cancelled.';
    expect(said({ ...cancelled, replies: [kept('2026-11-25T11:00:00.000Z')] })).toBe(sentence);
    expect(said({ ...cancelled, replies: [kept('2026-11-26T11:00:00.000Z')] })).toBe('Kept');
    const steps = [{ kind: 'whatsapp', createdAt: '2026-11-26T12:00:00.000Z' }] as Enquiry['steps'];
    expect(said({ ...cancelled, steps })).toContain('this is Halyard Vans about the');
  });

  it('is not confirmed once the van is sold or removed, or the day has passed', () => {
    const withVan = (change: object) => said({ ...booked, vehicle: { ...vehicle, ...change } as Enquiry['vehicle'] });
    expect(withVan({ isSold: true })).not.toContain('is booked for');
    expect(withVan({ isSold: true })).toContain('It has been sold. You were to come on Friday 4 December at 10am.');
    expect(withVan({ stockStatus: 'Sold' })).not.toContain('is booked for');
    expect(withVan({ isRemoved: true })).not.toContain('is booked for');
    expect(said({ ...booked, appointmentAt: '2026-11-27T10:00:00.000Z' })).not.toContain('is booked for');
  });
});
