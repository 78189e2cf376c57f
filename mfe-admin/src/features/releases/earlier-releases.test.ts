import type { ReleaseChange, ReleaseOverview } from '@forecourt/contracts';
import { earlierReleases, releasesToPreview } from './earlier-releases.ts';
import { actionsOf } from './release-actions.ts';

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

it('says of each when it was live and why it was released, in short', () => {
  const [newer, older] = ['Balloon payments', 'Shows the monthly figure beside every price on the list'];
  const told = [
    { ...change('put-back', '2'), at: '2026-11-27T09:00:00.000Z', reason: 'All is well' },
    { ...change('released', '2'), reason: newer },
    { ...change('released', '1'), reason: older },
  ];
  expect(earlierReleases(state, told).map(({ label }) => label)).toEqual([
    'Live from 26 Nov 2026 at 20:06 (Shows the monthly figure beside every p…)',
    'Live from 27 Nov 2026 at 09:00 (Balloon payments)',
  ]);
});

it('what was just rolled back is not offered to roll back to, but can be looked at', () => {
  const takenBack = { ...change('rolled-back', '3'), from: '2' };
  expect(versions(earlierReleases({ ...state, takenBack }, changes))).toEqual(['1']);
  expect(versions(releasesToPreview({ ...state, takenBack }, changes))).toEqual(['9', '1', '2', '3']);
  expect(actionsOf({ ...state, lock: null, takenBack })).toEqual(['preview', 'put-back', 'roll-back', 'lock']);
  expect(actionsOf({ ...state, lock: null, takenBack: { ...takenBack, from: '1' } })).toEqual(['preview', 'put-back', 'lock']);
});

it('what is on trial is the first to be looked at, and what is live the last', () => {
  const candidate = release('4') as ReleaseOverview['candidate'];
  expect(versions(releasesToPreview({ ...state, candidate }, changes))).toEqual(['4', '9', '1', '2', '3']);
});
