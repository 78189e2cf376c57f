import {
  nextShare,
  type ReleaseAction,
  type ReleaseChange,
  type ReleaseOverview,
  type Trial,
  type TrialSeen,
} from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { momentInWords, timeInWords } from '../../time/moment-in-words.ts';

/** By whom something was done: "by Ann", "from the command line". */
export type ByWhom = (account: string) => string;

type Deed = ReleaseOverview['changed'];

/** Ends a sentence with the reason that somebody gave in their own words. */
export const because = (reason: string | null): string => (reason ? `: “${reason.replace(/\.$/, '')}”.` : '.');

const MADE_LIVE = {
  released: 'released',
  'rolled-back': 'when a later release was rolled back',
  'put-back': 'when its rollback was undone',
  'trial-passed': 'after its trial, begun',
} as const;

/** Since when visitors have what they get, and who made it so. */
export function liveSentence({ stable, takenBack }: ReleaseOverview, byWhom: ByWhom): string {
  const { by, at, reason, how = 'released' } = stable.live;
  // Who rolled back, and why, is said of the release that was taken back.
  if (takenBack?.action === 'rolled-back') return `Live again since ${momentInWords(at)}.`;
  const isAgain = how === 'rolled-back' || how === 'put-back';
  return `Live ${isAgain ? 'again ' : ''}since ${momentInWords(at)}, ${MADE_LIVE[how]} ${byWhom(by)}${because(reason)}`;
}

/** What was taken back, by whom and why. */
export function takenBackSentence({ action, by, at, reason }: ReleaseChange, byWhom: ByWhom): string {
  const what = action === 'rolled-back' ? 'Another release was rolled back' : 'The trial of another release was ended';
  return `${what} on ${momentInWords(at)} ${byWhom(by)}${because(reason)}`;
}

/** The version that {@link takenBackSentence} is about. */
export const takenBackVersion = ({ action, from, to }: ReleaseChange): string => (action === 'rolled-back' && from) || to;

/** Who locked a part, when and why, and what that means for it. */
export function lockSentence({ by, at, reason }: Deed, candidate: Trial | null, byWhom: ByWhom): string {
  const until = candidate
    ? `Until it is unlocked, the trial stays with ${candidate.percent}% of visitors; if it fails, it is still taken back.`
    : 'Nothing changes it until it is unlocked.';
  return `Locked since ${momentInWords(at)} ${byWhom(by)}${because(reason)} ${until}`;
}

/** How many visitors try a release, and since when. */
export const trialSentence = ({ percent, begun }: Trial, byWhom: ByWhom): string =>
  `Another release is on trial with ${percent}% of visitors, begun on ${momentInWords(begun.at)} ${byWhom(begun.by)}${because(begun.reason)}`;

/** What comes after the present step, when and on what condition. */
export function nextStepSentence(trial: Trial, seen: TrialSeen | null): string {
  const next = nextShare(trial);
  const whom = next ? `${next}% of visitors get it` : 'everybody gets it';
  const when = seen ? `from ${timeInWords(seen.until)} on` : 'next';
  return `Without more errors, slower pages or fewer enquiries than what everybody else sees, ${whom} ${when}. Otherwise it is taken back by itself, also if too few have seen it by then.`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`);
const failures = (failed: number): string => (failed === 0 ? 'without a failure' : `with ${formatNumber(failed)} that failed`);

/** How the trial does in this step beside the live release. */
export function seenSentence(seen: TrialSeen | null): string {
  if (!seen || seen.candidate.views === 0) return 'Nobody has seen it in this step yet.';
  const { candidate, stable, needed } = seen;
  const figures = `Seen ${times(candidate.views)} in this step ${failures(candidate.failed)}`;
  const still = (visits: number) =>
    `It is judged after ${needed} visits, of which three from one internet connection count; so far ${formatNumber(visits)} count.`;
  if (candidate.visits < needed) return `${figures}. ${still(candidate.visits)}`;
  const both = `${figures}. What everybody else sees: ${times(stable.views)} ${failures(stable.failed)}`;
  return stable.visits < needed ? `${both}. ${still(stable.visits)}` : `${both}. So far it is no worse.`;
}

const DONE: Readonly<Record<ReleaseAction, string>> = {
  released: 'Released',
  'rolled-back': 'Rolled back to an earlier release',
  'put-back': 'Rollback undone',
  'trial-begun': 'Trial begun',
  'trial-raised': 'Trial with more visitors',
  'trial-passed': 'Live for everybody after its trial',
  'trial-ended': 'Trial ended',
  locked: 'Locked',
  unlocked: 'Unlocked',
};

/** An entry of the history. */
export const changeSentence = ({ action, by, reason }: ReleaseChange, byWhom: ByWhom): string =>
  `${DONE[action]} ${byWhom(by)}${because(reason)}`;
