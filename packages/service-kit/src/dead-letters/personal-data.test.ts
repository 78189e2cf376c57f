import { HIDDEN } from '@forecourt/contracts';
import { hiddenPaths, hideInText, hidePersonalData, restoreHidden } from './personal-data.ts';

const poisoned = {
  id: '9d3a2d4e-5c5b-4e3f-8a59-012345678901',
  occurredAt: '2026-11-26T09:14:05.120Z',
  entityVersion: 3,
  data: {
    firstName: 'Ada',
    contact: { street: '1 Dock Road', number: 7 },
    note: 'ring 0151 496 0000 or ada@plumbing.example',
    words: 'I would like to see the white Transit on Saturday morning, if it is still there.',
    price: '14250.00',
    vans: [{ make: 'Ford', registrationNumber: 'HV23 QVX' }],
  },
};

it('hides who somebody is, how to reach them and what they wrote, and nothing else', () => {
  expect(JSON.parse(hidePersonalData(JSON.stringify(poisoned)))).toEqual({
    ...poisoned,
    data: {
      ...poisoned.data,
      firstName: HIDDEN,
      contact: { street: HIDDEN, number: HIDDEN },
      note: `ring ${HIDDEN} or ${HIDDEN}`,
      words: HIDDEN,
    },
  });
});

it('hides it in what is not JSON too', () => {
  expect(hidePersonalData('{"firstName": "Ada", "price": "1", "to": ada@plumbing.example')).toBe(
    `{"firstName": "${HIDDEN}", "price": "1", "to": ${HIDDEN}`,
  );
});

it.each([
  ['Key (email)=(ada@plumbing.example) exists', `Key (email)=(${HIDDEN}) exists`],
  ['call +44 151 496 0000 now', `call ${HIDDEN} now`],
  ['0151-496-0000', HIDDEN],
  ['2026-11-26T09:14:05.120Z', '2026-11-26T09:14:05.120Z'],
  ['0d3a2d4e-5c5b-4e3f-8a59-012345678901', '0d3a2d4e-5c5b-4e3f-8a59-012345678901'],
  ['version 12 of 0.25', 'version 12 of 0.25'],
])('%s is shown as %s', (text, shown) => {
  expect(hideInText(text)).toBe(shown);
});

it('puts back what the editor left hidden, and says what is hidden still', () => {
  const shown = JSON.parse(hidePersonalData(JSON.stringify(poisoned)));
  const edited = { ...shown, data: { ...shown.data, price: '9995.00', note: `or ${HIDDEN}, ${HIDDEN}`, moved: HIDDEN } };
  const restored = restoreHidden(edited, poisoned);
  const note = 'or 0151 496 0000, ada@plumbing.example';
  expect(restored).toEqual({ ...poisoned, data: { ...poisoned.data, price: '9995.00', note, moved: HIDDEN } });
  expect(hiddenPaths(restored)).toEqual(['data.moved']);
});
