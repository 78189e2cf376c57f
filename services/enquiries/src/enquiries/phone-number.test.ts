import { isPhoneNumber } from './phone-number.ts';

it.each([
  '0151 496 0123',
  '(0151) 496-0123',
  '07700 900123',
  '+44 (0) 151 496 0123',
  '+44 (0)7700 900123',
  '0044 7700 900123',
  '020 7946 0999',
  '01204 12345',
  '0151 496 0123 ext 5',
  '+353 86 123 4567',
  '+49 30 1234567',
])('takes %s', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

it.each([
  '07700 9009',
  '07700 900 12',
  '07700 900 1234',
  '+44 7700 90012',
  '0000000000',
  '+0000000000',
  'call me please',
  '+353 8',
])('refuses %s', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
