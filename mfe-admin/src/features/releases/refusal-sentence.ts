import { partName, type ReleaseOverview } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { whyNot } from '../../calls/why-not.ts';
import { type ByWhom, because, momentInWords } from './release-sentences.ts';

/** Refused, because the part is no longer as it was when the dialog was opened. */
const CHANGED = ['CHANGED_MEANWHILE', 'NOT_LOCKED', 'ALREADY_LIVE', 'UNDER_TRIAL'].map((code) => `RELEASES.${code}`);

/** Whether asking again would be refused again. */
export const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 409;

/**
 * Why a change was not made, with the names that staff know.
 * @param now the part as it was read after the refusal.
 */
export function refusalSentence(error: Error, now: ReleaseOverview, byWhom: ByWhom): string {
  const code = error instanceof ApiError ? (error.problem?.code ?? '') : '';
  const { name, lock, changed } = now;
  if (code === 'RELEASES.LOCKED' && lock)
    return `${partName(name)} has already been locked ${byWhom(lock.by)} since ${momentInWords(lock.at)}${because(lock.reason)}`;
  if (code === 'RELEASES.LOCKED' || CHANGED.includes(code))
    return `${partName(name)} has been changed since you looked, ${byWhom(changed.by)} on ${momentInWords(changed.at)}${because(changed.reason)}`;
  return whyNot(error);
}
