import { wayToFind } from './way-to-find.ts';

it.each([
  ['', '', null],
  ['01234', '', null],
  [' 07700 900 123 ', 'sam@example.com', '07700 900 123'],
  ['', 'sam@', null],
  ['', ' sam@example.com ', 'sam@example.com'],
  ['ring the office', 'sam@example.com', 'sam@example.com'],
])('finds the enquiries of who has the number "%s" and the address "%s" by %p', (phone, email, expected) => {
  expect(wayToFind({ phone, email })).toBe(expected);
});
