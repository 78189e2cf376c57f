import { partName, type ReleaseOverview } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { whyNot } from '../../calls/why-not.ts';
import { momentInWords } from '../../time/moment-in-words.ts';
import { type ByWhom, because } from './release-sentences.ts';

/** Refused, because the part is no longer as it was when the dialog was opened. */
const CHANGED = ['CHANGED_MEANWHILE', 'NOT_LOCKED', 'ALREADY_LIVE', 'UNDER_TRIAL'].map((code) => `RELEASES.${code}`);

/** Asked again while the first call, whose answer was lost, is being carried out. */
const STILL_DOING = 'SERVICE.IDEMPOTENCY_IN_PROGRESS';

const codeOf = (error: Error | null): string | undefined => (error instanceof ApiError ? error.problem?.code : undefined);

/** Whether asking again would be refused again. */
export const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 409 && codeOf(error) !== STILL_DOING;

/**
 * Why a change was not made, with the names that staff know.
 * @param now the part as it was read after the refusal.
 */
export function refusalSentence(error: Error, now: ReleaseOverview, byWhom: ByWhom): string {
  const code = codeOf(error) ?? '';
  const { name, lock, changed } = now;
  if (code === 'RELEASES.LOCKED' && lock)
    return `${partName(name)} has already been locked ${byWhom(lock.by)} since ${momentInWords(lock.at)}${because(lock.reason)}`;
  if (code === 'RELEASES.LOCKED' || CHANGED.includes(code))
    return `${partName(name)} has been changed since you looked, ${byWhom(changed.by)} on ${momentInWords(changed.at)}${because(changed.reason)}`;
  if (code === STILL_DOING) return 'It is still being done. Try again in a moment.';
  return whyNot(error);
}
