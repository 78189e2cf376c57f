import { changeInWords, type ReleaseOverview } from '@forecourt/contracts';
import {
  liveSentence,
  lockSentence,
  nextStepSentence,
  seenSentence,
  takenBackSentence,
  trialSentence,
} from './release-sentences.ts';

const nameOf = (account: string) => (account === 'a1' ? 'Ann' : 'the site itself');
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
  candidate: { views: 12, failed: 0 },
  stable: { views: 108, failed: 1 },
  needed: 50,
  until: '2026-11-26T20:08:00.000Z',
};

it('says what is live, since when, by whom and why', () => {
  expect(liveSentence(release, nameOf)).toBe('1.0.0 has been live since 26 Nov 2026 at 20:06, released by Ann: “New filter”.');
});

it('says who rolled back, and why, of the release that was taken back', () => {
  expect(liveSentence({ ...release, takenBack: change }, nameOf)).toBe('1.0.0 has been live again since 26 Nov 2026 at 20:06.');
  expect(takenBackSentence(change, nameOf)).toBe('1.1.0 was rolled back on 26 Nov 2026 at 20:06 by Ann: “New filter”.');
  expect(takenBackSentence({ ...change, action: 'trial-ended', to: '1.1.0', by: 'releases', reason: null }, nameOf)).toBe(
    'The trial of 1.1.0 was ended on 26 Nov 2026 at 20:06 by the site itself.',
  );
});

it('says how a trial does beside the stable release, and when the next step comes', () => {
  expect(trialSentence(trial, nameOf)).toBe('1.1.0 is on trial with 10% of visitors, begun on 26 Nov 2026 at 20:06 by Ann.');
  expect(seenSentence(null)).toBe('Nobody has seen it in this step yet.');
  expect(seenSentence(seen)).toBe('Seen 12 times in this step without a failure; 50 views are needed to judge it.');
  expect(seenSentence({ ...seen, candidate: { views: 1_200, failed: 3 } })).toBe(
    'Seen 1,200 times in this step with 3 that failed, the stable release 108 times with 1 that failed: so far it does as well.',
  );
  expect(seenSentence({ ...seen, candidate: { views: 60, failed: 0 }, stable: { views: 0, failed: 0 } })).toBe(
    'Seen 60 times in this step without a failure, the stable release 0 times without a failure; 50 views of each are needed to judge it.',
  );
  expect(nextStepSentence(trial, seen)).toBe('If it does as well as the stable release, 30% of visitors get it from 20:08 on.');
  expect(nextStepSentence({ ...trial, percent: 30 }, null)).toBe(
    'If it does as well as the stable release, everybody gets it next.',
  );
});

it('says who locked it, and what every entry of the history did', () => {
  expect(lockSentence(deed, nameOf)).toBe('Locked since 26 Nov 2026 at 20:06 by Ann: “New filter”.');
  expect(changeInWords(change)).toBe('rolled back 1.1.0 to 1.0.0');
});
