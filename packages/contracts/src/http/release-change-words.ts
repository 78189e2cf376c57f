import type { ReleaseChange } from './release.ts';

const DONE: Readonly<Record<ReleaseChange['action'], (change: ReleaseChange) => string>> = {
  released: ({ to }) => `released ${to}`,
  'rolled-back': ({ from, to }) => `rolled back ${from} to ${to}`,
  'trial-begun': ({ to }) => `began the trial of ${to}`,
  'trial-raised': ({ to }) => `gave ${to} more visitors`,
  'trial-passed': ({ to }) => `made ${to} live after its trial`,
  'trial-ended': ({ to }) => `ended the trial of ${to}`,
  locked: () => 'locked it',
  unlocked: () => 'unlocked it',
};

/** What somebody did to a micro-frontend's releases, after their name: "rolled back 1.0.1 to 1.0.0". */
export const changeInWords = (change: ReleaseChange): string => DONE[change.action](change);
