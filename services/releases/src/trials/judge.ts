import { EACH_NETWORK, INP_BUCKETS_MS, LCP_BUCKETS_MS } from '@forecourt/contracts';
import { type Observed, seenOf } from './observed.ts';
import { wilson } from './wilson.ts';

/** Fewer visits say nothing. They come from so many networks that nobody makes them alone. */
export const FEWEST = 50;

/** Reports, of which a shell sends one every two seconds, in which it may still be loading the release. */
const LOADING_REPORTS = 5;

/** A p75 that is this much longer is slower, if it is not chance. */
const SLOWER = 1.2;

export interface Step {
  /** How long it has been observed, and how long it is to be. */
  readonly observedMs: number;
  readonly everyMs: number;
}

export type Verdict =
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'pass' | 'take-back' /** One sentence with its figures. */; readonly reason: string };

/** Judges a release under trial by what was seen of it and of the live release in the same time. */
export function judge(step: Step, candidate: Observed, stable: Observed): Verdict {
  if (candidate.failedLoads >= LOADING_REPORTS) return { verdict: 'take-back', reason: 'The site cannot load its files.' };
  const fault = candidate.views >= FEWEST && faultOf(candidate, stable);
  if (fault) return { verdict: 'take-back', reason: fault };
  if (step.observedMs < step.everyMs) return { verdict: 'wait' };
  const unseen = tooFew('it', candidate) ?? tooFew('the live release', stable);
  if (unseen) return { verdict: 'take-back', reason: unseen };
  return {
    verdict: 'pass',
    reason: `It did as well in ${count(candidate.visits, 'visit')} as the live release in ${number(stable.visits)}.`,
  };
}

/** Without enough of both there is nothing to compare. */
function tooFew(which: string, observed: Observed): string | undefined {
  const { views, visits, failed } = seenOf(observed);
  if (visits >= FEWEST) return undefined;
  const failures = failed > 0 ? ` and failed ${count(failed, 'time')}` : '';
  return `Too few visitors to judge it: ${which} was seen ${count(views, 'time')}${failures}, which is ${count(visits, 'visit')} of the ${FEWEST} that a step takes, as three of each network count.`;
}

/** The first thing in which the candidate is worse, as a sentence; undefined if there is none. */
function faultOf(candidate: Observed, stable: Observed): string | undefined {
  const [mine, its] = [candidate.visits, stable.visits];
  const [told, itsTold] = [reports(candidate), reports(stable)];
  return (
    more(
      'of its views ended in an error of the server',
      candidate.serverErrors,
      candidate.views,
      stable.serverErrors,
      stable.views,
    ) ??
    moreReported(
      'of the browsers that reported showed an error in its place',
      candidate.boundaryErrors,
      told,
      stable.boundaryErrors,
      itsTold,
    ) ??
    moreReported(
      'of the browsers that reported could not start it',
      candidate.hydrationErrors,
      told,
      stable.hydrationErrors,
      itsTold,
    ) ??
    fewer('of its visits came to life', candidate.awake, mine, stable.awake, its) ??
    slower('to appear (LCP)', LCP_BUCKETS_MS, candidate.lcp, stable.lcp) ??
    slower('to respond (INP)', INP_BUCKETS_MS, candidate.inp, stable.inp) ??
    fewer('of its visits began an enquiry', candidate.enquiriesBegun, mine, stable.enquiriesBegun, its)
  );
}

/** Browsers that reported anything. Not all views do: some are of programs, or without scripts. */
const reports = ({ awake, boundaryErrors, hydrationErrors }: Observed): number => awake + boundaryErrors + hydrationErrors;

function more(what: string, hits: number, total: number, usual: number, ofUsual: number): string | undefined {
  if (wilson(hits, total).lower <= wilson(usual, ofUsual).upper) return undefined;
  return `${share(hits, total)} ${what}, against ${share(usual, ofUsual)} of the live release.`;
}

/** As `more`, but also without what one network can have reported alone. */
const moreReported: typeof more = (what, hits, total, usual, ofUsual) =>
  hits > EACH_NETWORK && more(what, hits - EACH_NETWORK, total - EACH_NETWORK, usual, ofUsual)
    ? more(what, hits, total, usual, ofUsual)
    : undefined;

function fewer(what: string, hits: number, total: number, usual: number, ofUsual: number): string | undefined {
  if (total < FEWEST || wilson(hits, total).upper >= wilson(usual, ofUsual).lower) return undefined;
  return `Only ${share(hits, total)} ${what}, against ${share(usual, ofUsual)} of the live release.`;
}

/** Slower if the p75 is, and significantly more than a quarter is slower than the live release's. */
function slower(what: string, bounds: readonly number[], mine: readonly number[], its: readonly number[]): string | undefined {
  const [total, usual] = [sumOf(mine), sumOf(its)];
  if (total < FEWEST || usual < FEWEST) return undefined;
  const [at, usualAt] = [quarter(mine), quarter(its)];
  const [p75, usualP75] = [bounds[at] ?? Number.POSITIVE_INFINITY, bounds[usualAt] ?? Number.POSITIVE_INFINITY];
  const beyond = (counts: readonly number[]) => sumOf(counts.slice(usualAt + 1));
  if (p75 < usualP75 * SLOWER || wilson(beyond(mine), total).lower <= wilson(beyond(its), usual).upper) return undefined;
  return `Three visits in four took ${span(bounds, at)} ${what}, against ${span(bounds, usualAt)} with the live release.`;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** The bucket in which three quarters are reached. */
function quarter(counts: readonly number[]): number {
  const wanted = sumOf(counts) * 0.75;
  let reached = 0;
  return counts.findIndex((one) => {
    reached += one;
    return reached >= wanted;
  });
}

const span = (bounds: readonly number[], bucket: number): string =>
  bucket < bounds.length ? `up to ${number(bounds[bucket] ?? 0)} ms` : `over ${number(bounds.at(-1) ?? 0)} ms`;

const number = (value: number): string => value.toLocaleString('en-GB');
const count = (value: number, what: string): string => `${number(value)} ${what}${value === 1 ? '' : 's'}`;
const share = (hits: number, total: number): string =>
  `${number(hits)} of ${number(total)} (${((100 * hits) / Math.max(1, total)).toFixed(1)} %)`;
