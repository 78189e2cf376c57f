import { cardAddress, officeOf } from './card-size.ts';

it.each([
  ['/admin', '/admin'],
  ['/admin?q=Transit&sort=price_asc', '/admin?q=Transit&sort=price_asc'],
  ['/administrator', null],
  ['//elsewhere.example/admin', null],
  ['https://elsewhere.example/admin', null],
  ['javascript:alert(1)', null],
  ['enquiries', null],
])('a card that says it was opened from %s leads back to %s', (from, office) => {
  expect(officeOf(new URLSearchParams({ from }))).toBe(office);
});

it('keeps where it leads back to when its paper is changed', () => {
  const address = cardAddress(7, 'a5', '/admin?q=Ford Transit');
  expect(officeOf(new URL(address, 'https://vans.example').searchParams)).toBe('/admin?q=Ford Transit');
  expect(cardAddress(7, 'a5', null)).toBe('/vehicle/7?card=a5');
});
