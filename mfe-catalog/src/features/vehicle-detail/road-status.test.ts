import { motText, taxText } from './road-status.ts';

const TODAY = '2026-06-01';

it.each([
  [{}, null],
  [{ motStatus: 'No details held by DVLA' }, 'No details held by DVLA'],
  [{ motDueDate: '2026-06-01', motStatus: 'Valid' }, 'Valid until 1 June 2026'],
  [{ motDueDate: '2026-05-31' }, 'Expired on 31 May 2026'],
])('says of the MOT in %j: %s', (status, text) => {
  expect(motText(status, TODAY)).toBe(text);
});

it.each([
  [{}, null],
  [{ taxStatus: 'SORN', taxDueDate: '2026-01-01' }, 'SORN'],
  [{ taxStatus: 'Untaxed' }, 'Untaxed'],
  [{ taxStatus: 'Taxed', taxDueDate: '2026-05-31' }, 'Untaxed'],
  [{ taxStatus: 'Taxed', taxDueDate: '2027-04-01' }, 'Taxed until 1 April 2027'],
])('says of the tax in %j: %s', (status, text) => {
  expect(taxText(status, TODAY)).toBe(text);
});
