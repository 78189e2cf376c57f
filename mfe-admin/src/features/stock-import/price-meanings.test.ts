import { priceMeanings } from './price-meanings.ts';

it.each([
  ['24000.00', ['£24,000 + VAT = £28,800 on the site', '£20,000 + VAT = £24,000 on the site', '£24,000, no VAT on the site']],
  ['18995.00', ['£18,995 + VAT = £22,794 on the site', '£15,829.17 + VAT = £18,995 on the site', '£18,995, no VAT on the site']],
])('says of %s what each answer makes of it', (price, means) => {
  expect(priceMeanings(price).map((one) => one.means)).toEqual(means);
});
