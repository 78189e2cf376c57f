import { detailWarranty, listWarranty } from './warranty.ts';

const today = '2026-11-20';

describe('the warranty shown', () => {
  it.each([
    ['p/ex to clear', 2026, 'P/Ex to Clear - No Warranty Applies', 'No Warranty Applies'],
    ['p/ex to clear', 2012, 'P/Ex to Clear - No Warranty Applies', 'No Warranty Applies'],
    ['new', 2026, 'Full Manufacturer Warranty', 'Full Manufacturer Warranty'],
    ['new', 2020, 'Full Manufacturer Warranty', 'Full Manufacturer Warranty'],
    ['used', 2026, 'Remainder of Manufacturer Warranty', 'Remainder of Manufacturer Warranty'],
    ['used', 2024, 'Remainder of Manufacturer Warranty', 'Remainder of Manufacturer Warranty'],
    ['used', 2023, 'Remainder of Manufacturer Warranty', '6 Month Warranty Included'],
    ['used', 2022, '6 Month Warranty Included', '6 Month Warranty Included'],
  ] as const)('for a %s van of %i is "%s" on lists and "%s" on its page', (condition, year, onList, onPage) => {
    expect(listWarranty({ condition, year }, today)).toBe(onList);
    expect(detailWarranty({ condition, year }, today).title).toBe(onPage);
  });
});
