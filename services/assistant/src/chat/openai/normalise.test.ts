import { normalise } from './normalise.ts';

it.each([
  ['between 18 n 23', 'between 18 and 23'],
  ['van w towbar', 'van with towbar'],
  ['isit auto', 'is it auto'],
  ['three fifty a month', '350 a month'],
  ['two seventy five pm', '275 pm'],
  ['up to twenty five', 'up to 25'],
  ['nine and a half grand', '9.5 grand'],
  ['three hundred quid', '300 quid'],
  ['the second one', 'the second one'],
  ['cat n', 'cat n'],
  ['nae more than ten grand', 'no more than 10 grand'],
  ['a van 2 live in', 'a van to live in'],
  ['open on sat till when', 'open on saturday till when'],
  ['on sat nav', 'on sat nav'],
  ['£12,995', '£12995'],
  [`up to £${'9'.repeat(400)} a month`, 'up to £ a month'],
  ["6'6 barrier", '6.5 ft barrier'],
])('"%s" is read as "%s"', (typed, read) => {
  expect(normalise(typed).trim()).toBe(read);
});
