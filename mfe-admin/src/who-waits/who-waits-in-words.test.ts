import { whoWaitsFor, whoWaitsInWords } from './who-waits-in-words.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const asked = (customerName: string, facts: object = {}) => ({
  status: 'new' as const,
  customerName,
  customerEmail: `${customerName.split(' ')[0]}@example.org`,
  customerPhone: null,
  appointmentAt: null,
  ...facts,
});
const comes = (appointmentAt: string | null) => ({ status: 'appointment' as const, appointmentAt });
const TOMORROW = '2026-11-28T10:00:00.000Z';

it.each([
  ['nobody', [], null],
  ['one person', [asked('Dave Smith')], 'Dave Smith has an open enquiry about it'],
  [
    'one person twice',
    [asked('Dave Smith'), asked('D. Smith', { customerEmail: 'DAVE@example.org' })],
    'Dave Smith has open enquiries about it',
  ],
  [
    'whoever rang, by their number',
    [asked('Ann', { customerEmail: null, customerPhone: '1' }), asked('Bo', { customerEmail: null, customerPhone: '2' })],
    'Ann and 1 other have open enquiries about it',
  ],
  [
    'an appointment ahead',
    [asked('Dave Smith'), asked('Ann'), asked('Bo', comes(TOMORROW))],
    'Dave Smith and 2 others have open enquiries about it; 1 appointment, tomorrow at 10:00',
  ],
  ['an appointment without a day', [asked('Bo', comes(null))], 'Bo has an open enquiry about it; 1 appointment'],
  [
    'several appointments, one of them past',
    [
      asked('Ann', comes('2026-11-30T10:15:00.000Z')),
      asked('Bo', comes(TOMORROW)),
      asked('Cy', comes('2026-11-20T10:00:00.000Z')),
    ],
    'Ann and 2 others have open enquiries about it; 3 appointments, the next tomorrow at 10:00',
  ],
])('says of a van that waits for it: %s', (_who, open, words) => {
  expect(whoWaitsInWords(whoWaitsFor(open, NOW), NOW)).toBe(words);
});

it.each([
  [0, 0, null],
  [1, 0, '1 open enquiry'],
  [1_234, 2, '1,234 open enquiries; 2 appointments'],
])('counts %d enquiries and %d appointments about many vans', (enquiries, appointments, words) => {
  expect(whoWaitsInWords({ enquiries, appointments, one: null }, NOW)).toBe(words);
});
