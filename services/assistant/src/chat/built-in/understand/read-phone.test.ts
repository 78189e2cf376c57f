import { readPhone } from './read-phone.ts';
import { Typed } from './typed.ts';

it.each(['07700 900123', '07700900123', '+44 7700 900 123', '0151 496 0123', 'ring 01632 960 983 after 5'])(
  '"%s" holds a telephone number',
  (message) => {
    expect(readPhone(new Typed(message))).toBe(true);
  },
);

it.each(['£7,700', '20000 to 30000', '1200 kg', '60 000 miles', '2021'])('"%s" holds none', (message) => {
  expect(readPhone(new Typed(message))).toBe(false);
});
