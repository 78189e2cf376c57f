import type { DealershipSettings } from '@forecourt/contracts';
import { ukDay } from '@forecourt/rules';
import { ProblemError } from '@forecourt/server-kit';

type Days = DealershipSettings['specialDays'];

/**
 * What was kept before it passed stays, so that it keeps nobody from saving other settings.
 * @throws {ProblemError} 400 if a day that is new has passed.
 */
export function refusePastDays(days: Days, kept: Days): void {
  const today = ukDay(Date.now());
  const isWrong = ({ date }: Days[number]) => date < today && !kept.some((one) => one.date === date);
  const message = 'This date has passed: choose a later one, or remove it';
  const errors = days.flatMap((day, index) => (isWrong(day) ? [{ path: `settings.specialDays.${index}.date`, message }] : []));
  if (errors.length === 0) return;
  throw new ProblemError({ status: 400, code: 'SETTINGS.DAY_HAS_PASSED', title: 'Not saved', detail: `${message}.`, errors });
}
