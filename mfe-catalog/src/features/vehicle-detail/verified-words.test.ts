import type { VerifiableField } from '@forecourt/contracts';
import { verifiedWords } from './verified-words.ts';

it.each<[VerifiableField[] | undefined, string | null]>([
  [undefined, null],
  [[], null],
  [['make', 'year', 'fuelType'], null],
  [['colour'], 'Colour was checked against the DVLA record for this registration.'],
  [['make', 'colour', 'engineSize'], 'Make, colour and engine size were checked against the DVLA record for this registration.'],
])('says for %j: %s', (verifiedFields, words) => {
  expect(verifiedWords({ verifiedFields })).toBe(words);
});
