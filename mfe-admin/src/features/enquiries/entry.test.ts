import { MAX_MESSAGE_LENGTH, NO_WAY_TO_REACH } from '@forecourt/contracts';
import { type Entry, emptyEntry, entryFaults, entryToSend } from './entry.ts';

const entry = (facts: Partial<Entry> = {}): Entry => ({
  ...emptyEntry(7),
  name: ' Di Carter ',
  phone: '0151 496 0177',
  ...facts,
});

it.each<[string, Partial<Entry>, string[]]>([
  ['nothing of somebody with a phone number', {}, []],
  ['nothing of somebody with an email address', { phone: ' ', email: 'di@carter.example' }, []],
  ['the name that is missing', { name: ' D ' }, ['customerName']],
  ['that they could not be reached', { phone: ' ' }, ['customerPhone']],
  ['a van that is typed and not chosen', { vehicleId: null, van: 'Crafter' }, ['van']],
  ['nothing typed beside a chosen van', { van: ' ' }, []],
  ['a note that is too long', { message: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) }, ['message']],
])('finds fault with %s', (_what, facts, wrong) => {
  expect(Object.keys(entryFaults(entry(facts)))).toEqual(wrong);
});

it('says that either way to reach them is enough', () => {
  expect(entryFaults(entry({ phone: '' }))).toEqual({ customerPhone: NO_WAY_TO_REACH });
});

const sent = { cameBy: 'phone', customerName: 'Di Carter', customerPhone: '0151 496 0177', customerEmail: null };
const AT = '2026-12-01T10:00:00.000Z';

it.each<[string, Partial<Entry>, object]>([
  ['leaves whose it is to the server until somebody chooses', {}, {}],
  ['gives it to nobody', { assignee: '' }, { assignee: null }],
  ['gives it to a colleague', { assignee: 'a' }, { assignee: 'a' }],
  ['makes an appointment', { next: 'appointment' }, { appointmentAt: AT }],
  ['says when to ring again', { next: 'call' }, { ringAgainAt: AT }],
  ['is about no van', { vehicleId: null }, { vehicleId: null }],
])('%s', (_what, facts, expected) => {
  expect(entryToSend(entry(facts), AT)).toEqual({ ...sent, vehicleId: 7, message: null, ...expected });
});
