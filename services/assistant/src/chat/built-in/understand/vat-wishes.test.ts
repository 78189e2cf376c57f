import { vatWishes } from './vat-wishes.ts';

describe('what is wished of the VAT', () => {
  it.each<[text: string, values: readonly string[]]>([
    ['any vans with no vat', ['no VAT']],
    ['vat free vans', ['no VAT']],
    ['vat qualifying only', ['VAT']],
    ["i'm not vat registered", []],
  ])('"%s"', (text, values) => {
    expect(vatWishes(text).flatMap((wish) => wish.values)).toEqual(values);
  });
});
