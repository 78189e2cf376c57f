import type { Dealership } from '@forecourt/contracts';

/** Minutes since midnight at which the dealership opens or closes. */
export type OpenTimes = ReadonlySet<number>;

const TIME = /\b(\d{1,2})(?:[:.](\d\d))?\s?(am|pm)\b|\b(\d{1,2}):(\d\d)\b/gi;

const minutesOf = ([, hour, minute = '0', half, fullHour, fullMinute]: RegExpMatchArray): number => {
  if (fullHour !== undefined) return Number(fullHour) * 60 + Number(fullMinute);
  return ((Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
};

export const openTimes = ({ salesHours, showroomHours, phoneHours }: Dealership): OpenTimes => {
  const texts = [...salesHours, ...showroomHours].flatMap(({ opens, closes, text }) => [opens ?? '', closes ?? '', text]);
  return new Set([...texts, phoneHours].flatMap((text) => [...text.matchAll(TIME)].map(minutesOf)));
};

/** Whether every time of day in a sentence is one of these; and the sentence without them. */
export const withoutTimes = (sentence: string, times: OpenTimes): { readonly rest: string; readonly isTrue: boolean } => ({
  rest: sentence.replace(TIME, ' '),
  isTrue: [...sentence.matchAll(TIME)].every((match) => times.has(minutesOf(match))),
});
