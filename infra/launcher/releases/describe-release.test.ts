import type { ReleaseChange, ReleaseOverview } from '@forecourt/contracts';
import { describeRelease } from './describe-release.ts';

const deed = (by: string, at: string, reason: string | null = null) => ({ by, at, reason });
const state: ReleaseOverview = {
  name: 'mfe-catalog',
  serial: 7,
  stable: { version: '1.0.0', manifest: 'sha384-x', live: deed('operator', '2026-11-26T09:00:00Z', 'Larger pictures.') },
  previous: null,
  candidate: null,
  lock: null,
  changed: deed('operator', '2026-11-26T09:00:00Z'),
  seen: null,
  takenBack: null,
};
const LIVE = 'mfe-catalog 1.0.0 has been live since 26 Nov 2026, 09:00, released by operator (Larger pictures).';

it('says what is live, since when, by whom and why', () => {
  expect(describeRelease(state)).toBe(LIVE);
});

it('says what is under trial and what comes next', () => {
  const begun = deed('ann', '2026-11-26T10:00:00Z', 'New filter');
  const candidate = {
    version: '1.1.0',
    manifest: 'sha384-y',
    percent: 10,
    steps: [10, 30, 100],
    everySeconds: 120,
    begun,
    since: begun.at,
  };
  expect(describeRelease({ ...state, candidate })).toBe(
    `${LIVE} mfe-catalog 1.1.0 is under trial by ann (New filter): 10 % of visitors get it until 26 Nov 2026, 10:02, then 30 % if it does as well.`,
  );
  expect(describeRelease({ ...state, candidate: { ...candidate, percent: 30 } })).toContain('then everybody if it does as well.');
  const seen = {
    candidate: { views: 9, visits: 6, failed: 2 },
    stable: { views: 80, visits: 70, failed: 0 },
    needed: 50,
    until: begun.at,
  };
  expect(describeRelease({ ...state, candidate, seen })).toContain(
    'It has been seen 9 times in this step and failed 2 times. It takes 50 visits to judge it, three of each network at most; there have been 6.',
  );
});

it('says why a trial was ended, and who has locked it', () => {
  const ended: ReleaseChange = {
    ...deed('releases', '2026-11-26T10:01:00Z', '20 of 100 (20.0 %) of its views ended in an error of the server.'),
    serial: 8,
    action: 'trial-ended',
    from: '1.0.0',
    to: '1.1.0',
  };
  const lock = deed('ann', '2026-11-26T11:00:00Z', 'Easter sale');
  expect(describeRelease({ ...state, lock, takenBack: ended })).toBe(
    `${LIVE} The trial of 1.1.0 was ended 26 Nov 2026, 10:01 by releases (20 of 100 (20.0 %) of its views ended in an error of the server). It has been locked since 26 Nov 2026, 11:00 by ann (Easter sale).`,
  );
});

it('says that the live release is one from before', () => {
  const takenBack = { ...deed('ann', '2026-11-26T10:01:00Z', 'It is slow.'), serial: 8, from: '1.1.0', to: '1.0.0' };
  expect(describeRelease({ ...state, takenBack: { ...takenBack, action: 'rolled-back' } })).toBe(
    'mfe-catalog 1.0.0 has been live again since 26 Nov 2026, 09:00: ann rolled 1.1.0 back (It is slow).',
  );
});
