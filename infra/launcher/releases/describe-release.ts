import { nextShare, type ReleaseOverview, type ReleaseState } from '@forecourt/contracts';

/** "26 Nov 2026, 20:06", in UK time. */
export const moment = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' });

const because = (reason: string | null): string => (reason ? ` (${reason.replace(/\.$/, '')})` : '');

/** What is under trial, with which share and until when. */
export function sayTrial({ name, candidate }: ReleaseState): string {
  if (!candidate) return '';
  const { version, percent, everySeconds, since, begun } = candidate;
  const until = moment(new Date(new Date(since).getTime() + everySeconds * 1_000).toISOString());
  const next = nextShare(candidate);
  const then = next ? `then ${next} %` : 'then everybody';
  return `${name} ${version} is under trial by ${begun.by}${because(begun.reason)}: ${percent} % of visitors get it until ${until}, ${then} if it does as well.`;
}

/** How a trial does so far; nobody knows in its first seconds. */
function saySeen({ candidate, seen }: ReleaseOverview): string {
  if (!candidate || !seen) return '';
  const failed = seen.candidate.failed > 0 ? ` and failed ${seen.candidate.failed} times` : '';
  const { views, visits } = seen.candidate;
  return `It has been seen ${views} times in this step${failed}. It takes ${seen.needed} visits to judge it, three of each network at most; there have been ${visits}.`;
}

const MADE_LIVE = {
  released: 'released by',
  'rolled-back': 'when a later release was rolled back by',
  'put-back': 'when its rollback was undone by',
  'trial-passed': 'after a trial begun by',
} as const;

function sayLive({ name, stable, takenBack }: ReleaseOverview): string {
  const { by, at, reason, how = 'released' } = stable.live;
  if (takenBack?.action !== 'rolled-back')
    return `${name} ${stable.version} has been live since ${moment(at)}, ${MADE_LIVE[how]} ${by}${because(reason)}.`;
  return `${name} ${stable.version} has been live again since ${moment(at)}: ${takenBack.by} rolled ${takenBack.from} back${because(takenBack.reason)}.`;
}

/** A micro-frontend in a few sentences. */
export function describeRelease(state: ReleaseOverview): string {
  const { lock, takenBack } = state;
  return [
    sayLive(state),
    sayTrial(state),
    saySeen(state),
    takenBack?.action === 'trial-ended' &&
      `The trial of ${takenBack.to} was ended ${moment(takenBack.at)} by ${takenBack.by}${because(takenBack.reason)}.`,
    lock && `It has been locked since ${moment(lock.at)} by ${lock.by}${because(lock.reason)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
