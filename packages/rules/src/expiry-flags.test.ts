import fc from 'fast-check';
import { expiryBadge, motFlag, taxEndNear, taxFlag } from './expiry-flags.ts';
import { addDays } from './iso-date.ts';

const today = '2026-11-20';

describe('the MOT flag', () => {
  it.each([
    [undefined, null],
    ['2026-11-19', 'expired'],
    ['2026-11-20', 'soon'],
    ['2026-12-20', 'soon'],
    ['2026-12-21', null],
    ['2027-11-20', null],
  ])('for a due date of %p is %p', (motDueDate, flag) => {
    expect(motFlag({ motDueDate }, today)).toBe(flag);
  });

  it('depends only on the days between the dates', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), fc.integer({ min: -400, max: 400 }), (shift, days) => {
        const then = addDays(today, shift);
        expect(motFlag({ motDueDate: addDays(then, days) }, then)).toBe(motFlag({ motDueDate: addDays(today, days) }, today));
      }),
    );
  });
});

describe('the tax flag', () => {
  it.each([
    [undefined, undefined, null],
    ['Taxed', '2026-11-20', null],
    ['Taxed', '2026-11-19', 'untaxed'],
    ['Untaxed', '2027-11-19', 'untaxed'],
    ['Untaxed', undefined, 'untaxed'],
    ['SORN', '2025-01-01', null],
    ['SORN', undefined, null],
  ])('for %p due %p is %p', (taxStatus, taxDueDate, flag) => {
    expect(taxFlag({ taxStatus, taxDueDate }, today)).toBe(flag);
  });
});

describe('the expiry badge', () => {
  it.each([
    ['2026-11-01', 'Taxed', 'MOT EXPIRED'],
    ['2027-11-01', 'Untaxed', 'TAX EXPIRED'],
    ['2026-11-01', 'Untaxed', 'MOT & TAX EXPIRED'],
    ['2026-11-25', 'SORN', null],
  ])('for a MOT due %s and tax %s is %p', (motDueDate, taxStatus, badge) => {
    expect(expiryBadge({ motDueDate, taxStatus }, today)).toBe(badge);
  });
});

it.each([
  ['2026-11-23', 11, '2026-12-31'],
  ['2026-11-23', 365, '2027-11-30'],
  ['2028-02-01', 0, '2028-02-29'],
  ['2026-11-23', -20, '2026-10-31'],
  ['2026-01-10', -1, '2025-12-31'],
])('vehicle tax seen on %s ends about %i days later, on the last day of a month: %s', (from, days, end) => {
  expect(taxEndNear(from, days)).toBe(end);
});
