import { claimsVat } from './vat-claim.ts';

it.each([
  ['£18,995 plus VAT', true],
  ['VAT reclaimable, one owner', true],
  ['£22,794 inc. vat', true],
  ['£6,995, no VAT', false],
  ['No VAT to pay. Private vats are another matter', false],
  ['No VAT on the van; VAT on the rack', true],
  ['One owner', false],
])('%p claims VAT: %p', (text, expected) => {
  expect(claimsVat(text)).toBe(expected);
});
