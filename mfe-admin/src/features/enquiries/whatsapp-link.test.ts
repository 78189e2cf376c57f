import type { Enquiry, EnquiryReply } from '@forecourt/contracts';
import { whatsAppLink } from './whatsapp-link.ts';

const vehicle = { year: 2022, make: 'Ford', model: 'Transit', registrationNumber: 'HV22 ABC' } as Enquiry['vehicle'];
const facts = { customerName: 'Siân Roberts', vehicleId: 7, vehicle, replies: [] };
const read = (link: string | null) => link && [new URL(link).pathname, new URL(link).searchParams.get('text')];

it.each([
  ['07700 900123', '/447700900123'],
  ['+44 (0)7700 900123', '/447700900123'],
  ['0044 7624 123456', '/447624123456'],
])('%s is written to, with a greeting that names the van', (customerPhone, number) => {
  expect(read(whatsAppLink({ ...facts, customerPhone }, 'Halyard Vans'))).toEqual([
    number,
    'Hello Siân, this is Halyard Vans about the 2022 Ford Transit (HV22 ABC).',
  ]);
});

it.each(['0151 496 0123', '070 1234 5678', '07600 123456', '+33 6 12 34 56 78', 'none', null])(
  '%s is no UK mobile number, so there is no link',
  (customerPhone) => {
    expect(whatsAppLink({ ...facts, customerPhone }, 'Halyard Vans')).toBeNull();
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
    read(whatsAppLink({ ...facts, customerPhone: '07700 900123', replies }, 'Halyard Vans'))?.[1];
  expect(written([reply('It is here & dry.', 'saved'), reply('Sent', 'sent')])).toBe('It is here & dry.\n\nAnn Lee');
  expect(written([reply('First', 'failed'), reply('Second', 'saved')])).toBe('Second\n\nAnn Lee');
  expect(written([reply('Sent', 'sent')])).toMatch(/^Hello Siân, this is/);
});

it('names no van where there is none', () => {
  const link = whatsAppLink({ ...facts, customerPhone: '07700 900123', vehicle: null, vehicleId: null }, 'Halyard Vans');
  expect(read(link)?.[1]).toBe('Hello Siân, this is Halyard Vans.');
});
