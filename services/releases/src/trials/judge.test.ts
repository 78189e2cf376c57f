import { EACH_NETWORK } from '@forecourt/contracts';
import fc from 'fast-check';
import { judge } from './judge.ts';
import { type Observed, observed } from './observed.ts';

const early = { observedMs: 5_000, everyMs: 60_000 };
const over = { observedMs: 60_000, everyMs: 60_000 };
const usual = observed({ views: 900, visits: 900, awake: 600, enquiriesBegun: 90, lcp: [0, 300, 300, 0, 0, 0, 0, 0, 0, 0] });
const likeIt = observed({ views: 100, visits: 100, awake: 66, enquiriesBegun: 10, lcp: [0, 33, 33, 0, 0, 0, 0, 0, 0, 0] });

it.each<[string, Partial<Observed>, string | RegExp]>([
  ['as good as the live release', {}, 'wait'],
  ['throwing on the server in one view of five', { serverErrors: 20 }, /^20 of 100 \(20\.0 %\) of its views ended in an error/],
  ['throwing in the browser in one view of five', { boundaryErrors: 20, awake: 60 }, /^20 of 80 .* showed an error in its place/],
  ['not hydrating', { hydrationErrors: 30, awake: 40 }, /could not start it/],
  [
    'throwing for few browsers, of which few report',
    { boundaryErrors: 12, awake: 20 },
    /^12 of 32 .* showed an error in its place/,
  ],
  ['blank', { awake: 0 }, /^Only 0 of 100 \(0\.0 %\) of its visits came to life, against 600 of 900/],
  [
    'slow',
    { lcp: [0, 0, 0, 0, 0, 0, 0, 66, 0, 0] },
    /^Three visits in four took up to 6,000 ms to appear \(LCP\), against up to 1,500 ms with the live release/,
  ],
  ['not to be loaded by a shell', { failedLoads: 5 }, /cannot load its files/],
  ['fetched by a crawler, which reports nothing', { views: 5_000 }, 'wait'],
  ['still being loaded', { failedLoads: 2 }, 'wait'],
  ['with an error or two, which may be chance', { serverErrors: 2 }, 'wait'],
  ['seen too seldom to be judged', { views: 20, serverErrors: 20 }, 'wait'],
])('a release that is %s', (_what, different, expected) => {
  const verdict = judge(early, { ...likeIt, ...different }, usual);
  if (expected === 'wait') expect(verdict).toEqual({ verdict: 'wait' });
  else expect(verdict).toEqual({ verdict: 'take-back', reason: expect.stringMatching(expected) });
});

it('through whose forms nobody enquires any more is taken back', () => {
  const verdict = judge(early, { ...likeIt, visits: 900, awake: 600, enquiriesBegun: 20 }, usual);
  expect(verdict).toMatchObject({ reason: expect.stringContaining('began an enquiry') });
});

it('passes a step at its end, and goes back if nobody has seen it, or nobody the live release', () => {
  expect(judge(over, likeIt, usual)).toMatchObject({ verdict: 'pass' });
  expect(judge(over, observed({ views: 38, visits: 21, boundaryErrors: 15, serverErrors: 1 }), usual)).toMatchObject({
    verdict: 'take-back',
    reason:
      'Too few visitors to judge it: it was seen 38 times and failed 16 times, which is 21 visits of the 50 that a step takes, as three of each network count.',
  });
  expect(judge(over, observed(), observed())).toMatchObject({
    verdict: 'take-back',
    reason:
      'Too few visitors to judge it: it was seen 0 times, which is 0 visits of the 50 that a step takes, as three of each network count.',
  });
  expect(judge(over, likeIt, observed({ views: 70, visits: 3 }))).toMatchObject({
    verdict: 'take-back',
    reason:
      'Too few visitors to judge it: the live release was seen 70 times, which is 3 visits of the 50 that a step takes, as three of each network count.',
  });
});

const counts = fc
  .record({
    views: fc.nat(5_000),
    errors: fc.nat(1_000),
    awake: fc.nat(5_000),
    enquiriesBegun: fc.nat(500),
    lcp: fc.array(fc.nat(500), { minLength: 10, maxLength: 10 }),
  })
  .map(({ views, errors, awake, ...rest }) =>
    observed({ ...rest, views, visits: views, awake: Math.min(awake, views), serverErrors: Math.min(errors, views) }),
  );

it('is never decided by what one network reports', () => {
  const popular = observed({ views: 90_000, visits: 60_000, awake: 60_000 });
  const figures = ['boundaryErrors', 'hydrationErrors'] as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 5_000 }),
      fc.nat(EACH_NETWORK),
      fc.constantFrom(...figures),
      (visits, errors, figure) => {
        const candidate = observed({ views: visits, visits, awake: visits, [figure]: errors });
        expect(judge(early, candidate, popular)).toEqual({ verdict: 'wait' });
      },
    ),
  );
});

it('never takes back what does exactly as well as the live release', () => {
  fc.assert(fc.property(counts, (same) => expect(judge(early, same, same)).toEqual({ verdict: 'wait' })));
});

it('is never softened by more errors', () => {
  fc.assert(
    fc.property(counts, counts, fc.nat(1_000), (candidate, stable, more) => {
      const worse = { ...candidate, serverErrors: Math.min(candidate.views, candidate.serverErrors + more) };
      if (judge(over, candidate, stable).verdict === 'take-back') expect(judge(over, worse, stable).verdict).toBe('take-back');
    }),
  );
});
