import type { ReleaseChange, ReleaseOverview, Trial, TrialSeen } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';

/** The name of whoever did something, for the middle of a sentence. */
export type NameOf = (account: string) => string;

type Deed = ReleaseOverview['changed'];

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** "26 Nov 2026 at 20:06", in UK time. */
export const momentInWords = (moment: string): string => {
  const at = new Date(moment);
  return `${date.format(at)} at ${time.format(at)}`;
};

/** Ends a sentence with the reason that somebody gave in their own words. */
const because = (reason: string | null): string => (reason ? `: “${reason.replace(/\.$/, '')}”.` : '.');

/** Which release visitors get, since when, and who made it so. */
export function liveSentence({ stable, takenBack }: ReleaseOverview, nameOf: NameOf): string {
  const { by, at, reason } = stable.live;
  // Who rolled back, and why, is said of the release that was taken back.
  if (takenBack?.action === 'rolled-back') return `${stable.version} has been live again since ${momentInWords(at)}.`;
  return `${stable.version} has been live since ${momentInWords(at)}, released by ${nameOf(by)}${because(reason)}`;
}

/** What was taken back, by whom and why. */
export function takenBackSentence({ action, from, to, by, at, reason }: ReleaseChange, nameOf: NameOf): string {
  const what = action === 'rolled-back' ? `${from} was rolled back` : `The trial of ${to} was ended`;
  return `${what} on ${momentInWords(at)} by ${nameOf(by)}${because(reason)}`;
}

export const lockSentence = ({ by, at, reason }: Deed, nameOf: NameOf): string =>
  `Locked since ${momentInWords(at)} by ${nameOf(by)}${because(reason)}`;

/** Who tries what, with how many visitors. */
export const trialSentence = ({ version, percent, begun }: Trial, nameOf: NameOf): string =>
  `${version} is on trial with ${percent}% of visitors, begun on ${momentInWords(begun.at)} by ${nameOf(begun.by)}${because(begun.reason)}`;

/** What comes after the present step, and when. */
export function nextStepSentence({ steps, percent }: Trial, seen: TrialSeen | null): string {
  const next = steps.find((step) => step > percent && step < 100);
  const whom = next ? `${next}% of visitors get it` : 'everybody gets it';
  if (!seen) return `If it does as well as the stable release, ${whom} next.`;
  return `If it does as well as the stable release, ${whom} from ${time.format(new Date(seen.until))} on.`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`);
const failures = (failed: number): string => (failed === 0 ? 'without a failure' : `with ${formatNumber(failed)} that failed`);

/** How the trial does in this step beside the stable release. One that does worse is taken back the moment it is certain. */
export function seenSentence(seen: TrialSeen | null): string {
  if (!seen || seen.candidate.views === 0) return 'Nobody has seen it in this step yet.';
  const { candidate, stable, needed } = seen;
  const figures = `Seen ${times(candidate.views)} in this step ${failures(candidate.failed)}`;
  if (candidate.views < needed) return `${figures}; ${needed} views are needed to judge it.`;
  const both = `${figures}, the stable release ${times(stable.views)} ${failures(stable.failed)}`;
  return stable.views < needed ? `${both}; ${needed} views of each are needed to judge it.` : `${both}: so far it does as well.`;
}
