import { openPrices, priceMeanings, priceQuestion } from './price-meanings.ts';

const counts = { new: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0 };
it.each([
  [12, 12, 'Do the prices in this file include VAT?', 'The file does not say it.'],
  [
    12,
    3,
    'Do the prices of 3 rows include VAT?',
    'Of 12 rows, 3 do not say it. Your answer is for these alone; what the others say stays.',
  ],
  [
    1_200,
    1,
    'Does the price of 1 row include VAT?',
    'Of 1,200 rows, 1 does not say it. Your answer is for that one alone; what the others say stays.',
  ],
])('of %d rows with %d that leave it open asks: %s', (total, unclear, question, sentence) => {
  const opened = { total, counts: { ...counts, unclear, 'not-a-van': 0 } };
  expect([priceQuestion(opened), openPrices(opened)]).toEqual([question, sentence]);
});

it.each([
  ['24000.00', ['£24,000 + VAT = £28,800 on the site', '£20,000 + VAT = £24,000 on the site', '£24,000, no VAT on the site']],
  ['18995.00', ['£18,995 + VAT = £22,794 on the site', '£15,829.17 + VAT = £18,995 on the site', '£18,995, no VAT on the site']],
])('says of %s what each answer makes of it', (price, means) => {
  expect(priceMeanings(price).map((one) => one.means)).toEqual(means);
});
