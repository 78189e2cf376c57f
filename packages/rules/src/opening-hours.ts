/** Opening hours on some days of the week. */
export interface OpeningLine {
  /** "Monday" */
  readonly days: readonly string[];
  /** 24-hour "HH:MM"; both null: closed. */
  readonly opens: string | null;
  readonly closes: string | null;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "17:30" is "5.30pm", "09:00" is "9am". */
export const formatTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`;
};

/** "Mon–Fri", "Sat and Sun", "Mon, Wed, Fri". */
function formatDays(days: readonly string[]): string {
  const places = days.map((day) => DAYS.indexOf(day)).sort((one, other) => one - other);
  const names = places.map((place) => DAYS[place]?.slice(0, 3) ?? '');
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (names.length > 2 && last - first === names.length - 1) return `${names[0]}–${names.at(-1)}`;
  return names.length === 2 ? names.join(' and ') : names.join(', ');
}

/** "Mon–Fri 9am–5.30pm, closed Sat and Sun": the format of hours on all pages. */
export const formatHours = (lines: readonly OpeningLine[]): string =>
  lines
    .map(({ days, opens, closes }) =>
      opens === null || closes === null
        ? `closed ${formatDays(days)}`
        : `${formatDays(days)} ${formatTime(opens)}–${formatTime(closes)}`,
    )
    .join(', ');
