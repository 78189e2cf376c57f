import type { ReleaseChange, ReleaseState } from '@forecourt/contracts';

/** "26 Nov 2026, 20:06", in UK time. */
export const moment = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' });

const because = (reason: string | null): string => (reason ? ` (${reason.replace(/\.$/, '')})` : '');

/** What is under trial, with which share and until when. */
export function sayTrial({ name, candidate }: ReleaseState): string {
  if (!candidate) return '';
  const { version, percent, steps, everySeconds, since, begun } = candidate;
  const until = moment(new Date(new Date(since).getTime() + everySeconds * 1_000).toISOString());
  const next = steps.find((step) => step > percent && step < 100);
  const then = next ? `then ${next} %` : 'then everybody';
  return `${name} ${version} is under trial by ${begun.by}${because(begun.reason)}: ${percent} % of visitors get it until ${until}, ${then} if it does as well.`;
}

/** A micro-frontend in a sentence or two. @param last The last change, which may be the end of a trial. */
export function describeRelease(state: ReleaseState, last?: ReleaseChange): string {
  const { name, stable, lock } = state;
  const { by, at, reason } = stable.live;
  return [
    `${name} ${stable.version} has been live since ${moment(at)}, by ${by}${because(reason)}.`,
    sayTrial(state),
    last?.action === 'trial-ended' &&
      `The trial of ${last.to} was ended ${moment(last.at)} by ${last.by}${because(last.reason)}.`,
    lock && `It has been locked since ${moment(lock.at)} by ${lock.by}${because(lock.reason)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
