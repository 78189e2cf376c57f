import { someVan, stockOf } from '../testing/some-stock.ts';
import { stockView } from '../wishes/stock-view.ts';
import { pageSentences } from './page-words.ts';

const TEXTS = [
  'The 1.0 engine has had its timing belt changed. Three seats and a fold-down hatch. Tidy.',
  'The two owners before you kept it in a garage. Awning and levelling ramps are present. The roof was serviced this year.',
  'It comes off a council contract, so expect scratches on the sides. A trailer of 3,000 kg is what it pulls.',
  'Both keys and the Type 2 cable come with it. A tidy van.',
  'Charged on a wall box. Tidy inside.',
  'A tidy van that was never in town.',
];
const stock = stockView(stockOf(TEXTS.map((description, place) => someVan({ id: place + 1, description }))));
const said = (id: number, question: string): readonly string[] => {
  const van = stock.find(id);
  return van === undefined ? [] : pageSentences(van, question, stock).map(({ sentence }) => sentence);
};

it.each<[id: number, question: string, ...sentences: readonly string[]]>([
  [1, 'has the wet belt been done, mate said never touch one without', 'The 1.0 engine has had its timing belt changed.'],
  [
    2,
    'does it have the awning and how many keepers',
    'The two owners before you kept it in a garage.',
    'Awning and levelling ramps are present.',
  ],
  [3, 'any damage on it', 'It comes off a council contract, so expect scratches on the sides.'],
  [3, 'can it tow a caravan', 'A trailer of 3,000 kg is what it pulls.'],
  [4, 'how many keys', 'Both keys and the Type 2 cable come with it.'],
  [4, 'charging lead with it?', 'Both keys and the Type 2 cable come with it.'],
])('of van %d the page answers "%s"', (id, question, ...sentences) => {
  expect(said(id, question)).toEqual(sentences);
});

it.each([
  [1, 'what colour is it and how many miles has it done'],
  [2, 'is it automatic'],
  [4, 'is it quick'],
  [5, 'has it got a sunroof'],
  [5, 'constructor toString valueOf'],
])('of van %d the page says nothing to "%s"', (id, question) => {
  expect(said(id, question)).toEqual([]);
});
