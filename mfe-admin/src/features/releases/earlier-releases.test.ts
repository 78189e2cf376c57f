import type { ReleaseChange, ReleaseOverview } from '@forecourt/contracts';
import { earlierReleases, releasesToPreview } from './earlier-releases.ts';

const release = (version: string) => ({ version, manifest: 'sha384-' });
const change = (action: ReleaseChange['action'], to: string): ReleaseChange => ({
  serial: 1,
  action,
  from: null,
  to,
  by: 'a1',
  at: '2026-11-26T20:06:00.000Z',
  reason: null,
});
const state = { stable: release('3'), previous: release('1'), candidate: null } as ReleaseOverview;
/** Newest first. 1 is live before 3, because 2 was rolled back. */
const changes = [
  change('released', '3'),
  change('rolled-back', '1'),
  change('released', '2'),
  change('trial-ended', '9'),
  change('trial-begun', '9'),
  change('released', '1'),
];
const versions = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);

it('the release before the live one is the first to roll back to, and what was only tried is none', () => {
  expect(versions(earlierReleases(state, changes))).toEqual(['1', '2']);
  expect(earlierReleases(state, [])).toEqual([{ value: '1', label: 'The one before' }]);
});

it('what is on trial is the first to be looked at, and what is live the last', () => {
  const candidate = release('4') as ReleaseOverview['candidate'];
  expect(versions(releasesToPreview({ ...state, candidate }, changes))).toEqual(['4', '9', '1', '2', '3']);
});
