import { openPrices, priceMeanings } from './price-meanings.ts';

const counts = { new: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };
it.each([
  [12, 12, 'The file does not say it.'],
  [12, 3, 'Of 12 rows, 3 do not say it.'],
  [1_200, 1, 'Of 1,200 rows, 1 does not say it.'],
])('of %d rows with %d that leave it open says: %s', (total, unclear, sentence) => {
  expect(openPrices({ total, counts: { ...counts, unclear } })).toBe(sentence);
});

it.each([
  ['24000.00', ['£24,000 + VAT = £28,800 on the site', '£20,000 + VAT = £24,000 on the site', '£24,000, no VAT on the site']],
  ['18995.00', ['£18,995 + VAT = £22,794 on the site', '£15,829.17 + VAT = £18,995 on the site', '£18,995, no VAT on the site']],
])('says of %s what each answer makes of it', (price, means) => {
  expect(priceMeanings(price).map((one) => one.means)).toEqual(means);
});
