import { columnChoices, factChosen, missingFacts } from './missing-facts.ts';

const column = (heading: string, fact: string | null, ...samples: string[]) => ({ heading, fact, recognised: fact, samples });

it('names what a new van needs and no column has', () => {
  expect(missingFacts({ columns: [column('Make', 'make'), column('Stock', 'stockNumber')] })).toEqual(['model', 'year', 'price']);
  expect(missingFacts({ columns: [] })).toEqual(['registrationNumber', 'make', 'model', 'year', 'price']);
});

it.each([
  ['model', '3'],
  ['year', '2'],
  ['price', '1'],
])('suggests columns for the %s by what is in them, with examples', (fact, first) => {
  const columns = [
    column('Tag', null, '7', '9'),
    column('', null, '£24,000', '18,995'),
    column('When', null, '2022', '2021'),
    column('Line', null, 'Transit', 'Custom', 'Vivaro'),
    column('Make', 'make', 'Ford'),
    column('Blank', null),
  ];
  const choices = columnChoices({ columns }, fact);
  expect(choices.map(({ value }) => value).toSorted()).toEqual(['0', '1', '2', '3']);
  expect(choices[0]?.value).toBe(first);
  expect(choices).toContainEqual({ value: '3', label: 'Line (Transit, Custom, Vivaro)' });
  expect(choices).toContainEqual({ value: '1', label: 'Column 2 (£24,000, 18,995)' });
});

it.each<[string, string, readonly string[]]>([
  ['firstRegistered', 'year', ['14/03/2024', '2023-11-01 00:00:00']],
  ['year', 'year', ['2024', '2023']],
  ['year', 'year', ['14/03/2024', '2023']],
  ['year', 'year', []],
  ['model', 'model', ['14/03/2024']],
])('fills the %s with a column that is chosen for the %s and holds %j', (filled, fact, samples) => {
  expect(factChosen({ columns: [column('Regd', null, ...samples)] }, 0, fact)).toBe(filled);
});
