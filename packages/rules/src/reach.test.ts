import { dialledNumber, EMAIL_ADDRESS, isPhoneNumber, telephoneLink, ukMobileNumber } from './reach.ts';

it.each([
  '0151 496 0123',
  '(0151) 496-0123',
  '07700 900123',
  ' 07700.900.123 ',
  '+44 (0) 151 496 0123',
  '+44 (0)7700 900123',
  '0044 7700 900123',
  '020 7946 0999',
  '01204 12345',
  '0800 1111',
  '0151 496 0123 ext 5',
  '0151 496 0123 x5',
  '+353 86 123 4567',
  '+49 30 1234567',
])('takes %s for a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

it.each([
  '',
  '07700 9oo123',
  '07700 9009',
  '07700 900 12',
  '07700 900 1234',
  '+44 7700 90012',
  '0000000000',
  '+0000000000',
  'call me please',
  '+353 8',
  '+1234567890123456',
])('does not take %j for one', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

it.each(["o'neil+vans@mail.example.co.uk", 'a@b.co', 'jo_1-2@xn--bcher-kva.example'])('accepts %s as an address', (text) => {
  expect(EMAIL_ADDRESS.test(text)).toBe(true);
});

it.each([
  '',
  'priya.flowersgmail.com',
  'ann..example@example.org',
  '.ann@example.org',
  'ann.@example.org',
  'ann@-a.org',
  'a b@c.org',
  'ann@example',
  'ann@example.c',
])('does not take %j for one', (text) => {
  expect(EMAIL_ADDRESS.test(text)).toBe(false);
});

it.each([
  ['+44 (0)7700 900123', '+447700900123'],
  ['0044 151 496 0123', '+441514960123'],
  ['01204 123456 ext 5', '+441204123456'],
  ['+353 1 234 5678', '+35312345678'],
  ['nobody', null],
])('dials %s as %s', (text, number) => {
  expect(dialledNumber(text)).toBe(number);
});

it('links to the digits of an invalid number', () => {
  expect(telephoneLink('ring 12-34')).toBe('tel:1234');
});

it.each([
  ['07700 900123', '447700900123'],
  ['+44 (0)7700 900123', '447700900123'],
  ['07624 123456', '447624123456'],
  ['07600 123456', null],
  ['070 1234 5678', null],
  ['0151 496 0123', null],
  ['+33 6 12 34 56 78', null],
])('%s as a UK mobile number is %s', (text, number) => {
  expect(ukMobileNumber(text)).toBe(number);
});
