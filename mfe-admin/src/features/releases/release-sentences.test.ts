import type { ReleaseOverview } from '@forecourt/contracts';
import {
  changeSentence,
  liveSentence,
  lockSentence,
  nextStepSentence,
  seenSentence,
  takenBackSentence,
  takenBackVersion,
  trialSentence,
} from './release-sentences.ts';

const byWhom = (account: string) => (account === 'a1' ? 'by Ann' : 'from the command line');
const deed = { by: 'a1', at: '2026-11-26T20:06:00.000Z', reason: 'New filter' };
const change = { ...deed, serial: 7, action: 'rolled-back', from: '1.1.0', to: '1.0.0' } as const;
const release: ReleaseOverview = {
  name: 'mfe-catalog',
  serial: 7,
  stable: { version: '1.0.0', manifest: 'sha384-', live: deed },
  previous: null,
  candidate: null,
  lock: null,
  changed: deed,
  seen: null,
  takenBack: null,
};
const trial = {
  version: '1.1.0',
  manifest: 'sha384-',
  percent: 10,
  steps: [10, 30, 100],
  everySeconds: 120,
  begun: { ...deed, reason: null },
  since: deed.at,
};
const seen = {
  candidate: { views: 12, visits: 9, failed: 0 },
  stable: { views: 108, visits: 90, failed: 1 },
  needed: 50,
  until: '2026-11-26T20:08:00.000Z',
};

it('says since when it is live, by whom and why', () => {
  expect(liveSentence(release, byWhom)).toBe('Live since 26 Nov 2026 at 20:06, released by Ann: “New filter”.');
});

it.each([
  ['released', 'Live since 26 Nov 2026 at 20:06, released by Ann'],
  ['trial-passed', 'Live since 26 Nov 2026 at 20:06, after its trial, begun by Ann'],
  ['rolled-back', 'Live again since 26 Nov 2026 at 20:06, when a later release was rolled back by Ann'],
  ['put-back', 'Live again since 26 Nov 2026 at 20:06, when its rollback was undone by Ann'],
] as const)('says how it came to be live when it was %s', (how, said) => {
  const stable = { ...release.stable, live: { ...deed, how } };
  expect(liveSentence({ ...release, stable }, byWhom)).toBe(`${said}: “New filter”.`);
});

it('says who rolled back, and why, of the release that was taken back', () => {
  expect(liveSentence({ ...release, takenBack: change }, byWhom)).toBe('Live again since 26 Nov 2026 at 20:06.');
  expect(takenBackSentence(change, byWhom)).toBe('Another release was rolled back on 26 Nov 2026 at 20:06 by Ann: “New filter”.');
  const ended = { ...change, action: 'trial-ended', to: '1.2.0', by: 'operator', reason: null } as const;
  expect(takenBackSentence(ended, byWhom)).toBe(
    'The trial of another release was ended on 26 Nov 2026 at 20:06 from the command line.',
  );
  expect([change, ended].map(takenBackVersion)).toEqual(['1.1.0', '1.2.0']);
});

it('says how a trial does beside what everybody else sees, and when the next step comes', () => {
  expect(trialSentence(trial, byWhom)).toBe(
    'Another release is on trial with 10% of visitors, begun on 26 Nov 2026 at 20:06 by Ann.',
  );
  expect(seenSentence(null)).toBe('Nobody has seen it in this step yet.');
  expect(seenSentence(seen)).toBe(
    'Seen 12 times in this step without a failure. It is judged after 50 visits, of which three from one internet connection count; so far 9 count.',
  );
  expect(seenSentence({ ...seen, candidate: { views: 1_200, visits: 800, failed: 3 } })).toBe(
    'Seen 1,200 times in this step with 3 that failed. What everybody else sees: 108 times with 1 that failed. So far it is no worse.',
  );
  expect(
    seenSentence({ ...seen, candidate: { views: 60, visits: 50, failed: 0 }, stable: { views: 0, visits: 0, failed: 0 } }),
  ).toBe(
    'Seen 60 times in this step without a failure. What everybody else sees: 0 times without a failure. It is judged after 50 visits, of which three from one internet connection count; so far 0 count.',
  );
  const condition = 'Without more errors, slower pages or fewer enquiries than what everybody else sees';
  expect(nextStepSentence(trial, seen)).toBe(
    `${condition}, 30% of visitors get it from 20:08 on. Otherwise it is taken back by itself, also if too few have seen it by then.`,
  );
  expect(nextStepSentence({ ...trial, percent: 30 }, null)).toBe(
    `${condition}, everybody gets it next. Otherwise it is taken back by itself, also if too few have seen it by then.`,
  );
});

it('says who locked it, and what every entry of the history did', () => {
  const since = 'Locked since 26 Nov 2026 at 20:06 by Ann: “New filter”.';
  expect(lockSentence(deed, null, byWhom)).toBe(`${since} Nothing changes it until it is unlocked.`);
  expect(lockSentence(deed, trial, byWhom)).toBe(
    `${since} Until it is unlocked, the trial stays with 10% of visitors; if it fails, it is still taken back.`,
  );
  expect(changeSentence(change, byWhom)).toBe('Rolled back to an earlier release by Ann: “New filter”.');
});
