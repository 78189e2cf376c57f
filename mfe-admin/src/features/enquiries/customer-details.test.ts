import { changedMeanwhile, type Details, detailsOf, detailsToSend } from './customer-details.ts';

const ada: Details = { customerName: 'Ada', customerEmail: 'ada@plumbing.example', customerPhone: '' };

it('has an empty field where there is no phone number', () => {
  expect(detailsOf({ ...ada, customerPhone: null })).toEqual(ada);
});

it.each<[string, Partial<Details>, object]>([
  ['nothing that nobody touched', {}, {}],
  ['what was typed, without spaces around it', { customerName: ' Ada Plumber ' }, { customerName: 'Ada Plumber' }],
  ['nothing that is so already', { customerName: 'Ada ', customerPhone: '' }, {}],
  ['an emptied name, for the service to refuse', { customerName: '' }, { customerName: '' }],
])('sends %s', (_what, typed, sent) => {
  expect(detailsToSend({ before: ada, typed }, ada)).toEqual(sent);
});

it('takes out an emptied phone number', () => {
  const now = { ...ada, customerPhone: '07700 900123' };
  expect(detailsToSend({ before: now, typed: { customerPhone: ' ' } }, now)).toEqual({ customerPhone: null });
});

it.each<[string, Partial<Details>, string, string | null]>([
  ['another value', { customerName: 'Ada P.' }, 'Ada Plumber', 'A colleague has made it Ada Plumber meanwhile'],
  ['the same value', { customerName: 'Ada Plumber' }, 'Ada Plumber', null],
  ['what nobody types over', { customerEmail: 'x' }, 'Ada Plumber', null],
  ['nothing', { customerName: 'Ada P.' }, 'Ada', null],
  ['it empty', { customerName: 'Ada P.' }, '', 'A colleague has taken it out meanwhile'],
])('says so if a colleague has made of a name %s', (_what, typed, customerName, said) => {
  expect(changedMeanwhile('customerName', { before: ada, typed }, { ...ada, customerName })).toBe(said);
});
