import { motText, roadFacts, taxText } from './road-status.ts';

const TODAY = '2026-06-01';

it.each([
  [{}, null],
  [{ motStatus: 'No details held by DVLA' }, 'No details held by DVLA'],
  [{ motDueDate: '2026-06-01', motStatus: 'Valid' }, 'Valid until 1 June 2026'],
  [{ motDueDate: '2026-05-31' }, 'Expired on 31 May 2026'],
])('describes the MOT in %j: %s', (status, text) => {
  expect(motText(status, TODAY)).toBe(text);
});

it.each([
  [{}, null],
  [{ taxStatus: 'SORN', taxDueDate: '2026-01-01' }, 'SORN'],
  [{ taxStatus: 'Untaxed' }, 'Untaxed'],
  [{ taxStatus: 'Taxed', taxDueDate: '2026-05-31' }, 'Untaxed'],
  [{ taxStatus: 'Taxed', taxDueDate: '2027-04-01' }, 'Taxed until 1 April 2027'],
])('describes the tax in %j: %s', (status, text) => {
  expect(taxText(status, TODAY)).toBe(text);
});

const IN_ORDER = false;
const LAPSED = true;

it.each([
  [{}, []],
  [
    { motDueDate: '2027-03-14', motStatus: 'Valid', taxStatus: 'Taxed', taxDueDate: '2027-04-01' },
    [
      ['MOT until 14 March 2027', IN_ORDER],
      ['Taxed until 1 April 2027 (tax does not pass to a new owner)', IN_ORDER],
    ],
  ],
  [{ motDueDate: TODAY }, [['MOT until 1 June 2026', IN_ORDER]]],
  [
    { motDueDate: '2026-05-31', taxStatus: 'Untaxed' },
    [
      ['MOT expired on 31 May 2026', LAPSED],
      ['Untaxed', LAPSED],
    ],
  ],
  [{ taxStatus: 'Taxed', taxDueDate: '2026-05-31' }, [['Untaxed', LAPSED]]],
  [{ taxStatus: 'SORN', taxDueDate: '2026-01-01' }, [['SORN: declared off the road', IN_ORDER]]],
  [{ motStatus: 'No details held by DVLA' }, [['MOT: No details held by DVLA', IN_ORDER]]],
  [{ taxStatus: 'Taxed' }, [['Taxed', IN_ORDER]]],
])('shows at the top of the page for %j: %j', (status, facts) => {
  expect(roadFacts(status, TODAY).map(({ text, lapsed }) => [text, lapsed])).toEqual(facts);
});
