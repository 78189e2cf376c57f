import { type Change, changeInWords } from './change-in-words.ts';

const [FRIDAY, MONDAY] = ['2027-06-30T23:30:00.000Z', '2027-12-06T10:00:00.000Z'];

it.each<[string, Change['field'], string | null, string | null, Partial<Change>]>([
  ["changed the status from 'New' to 'Contacted'", 'status', 'new', 'contacted', {}],
  ['set the appointment for Thu 1 Jul 2027 at 00:30', 'appointmentAt', null, FRIDAY, {}],
  ['moved the appointment from Thu 1 Jul 2027 at 00:30 to Mon 6 Dec 2027 at 10:00', 'appointmentAt', FRIDAY, MONDAY, {}],
  ['took out the appointment of Mon 6 Dec 2027 at 10:00', 'appointmentAt', MONDAY, null, {}],
  ["corrected what came of a call from 'No answer' to 'Spoke to them'", 'outcome', 'no-answer', 'spoke', {}],
  ["corrected what came of a call from nothing to 'Left a message'", 'outcome', null, 'left-message', {}],
  ["corrected the customer's email address", 'customer', null, 'customerEmail', {}],
  ["corrected the customer's name and phone number", 'customer', null, 'customerName,customerPhone', {}],
  ['said which van it is about: 2022 Ford Transit, HV22 ABC', 'vehicleId', null, '2022 Ford Transit, HV22 ABC', {}],
  ['changed the van from 2022 Ford Transit to Vehicle 9', 'vehicleId', '2022 Ford Transit', 'Vehicle 9', {}],
  ['took out the van: 2022 Ford Transit', 'vehicleId', '2022 Ford Transit', null, {}],
  ['corrected a note', 'text', 'Firday', 'Friday', { noteId: 7 }],
  ['corrected what was noted of a call or a message', 'text', 'Firday', null, {}],
  ['added what was noted of a call or a message', 'text', null, 'Friday', {}],
])('%s', (words, field, before, after, rest) => {
  expect(changeInWords({ field, before, after, noteId: null, ...rest })).toBe(words);
});
