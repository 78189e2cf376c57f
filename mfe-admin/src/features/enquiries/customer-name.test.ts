import { greeting } from './customer-name.ts';

it.each([
  ['Ada Plumber', 'Hello Ada,'],
  ['  Siân  Roberts ', 'Hello Siân,'],
  ["O'Neill", "Hello O'Neill,"],
  ['Mr John Smith', 'Hello Mr Smith,'],
  ['Dr. Okafor', 'Hello Dr. Okafor,'],
  ['Mrs', 'Hello,'],
  ['J Smith', 'Hello,'],
  ['www.example.org', 'Hello,'],
  ['', 'Hello,'],
])('%j is greeted with %j', (name, line) => {
  expect(greeting(name)).toBe(line);
});
