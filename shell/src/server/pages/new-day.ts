const HOUR_MS = 3_600_000;

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** Today in the United Kingdom: "2026-11-26". */
export const londonDay = (): string => format.format(Date.now());

/**
 * Calls back with the day at midnight in the United Kingdom, because pages show a van's age and whether its MOT has run out. Midnight there is
 * always on a full hour. Returns how to stop.
 */
export function onNewDay(begin: (day: string) => void): () => void {
  let day = londonDay();
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(check, HOUR_MS - (Date.now() % HOUR_MS)).unref();
  };
  const check = () => {
    const now = londonDay();
    if (now !== day) begin(now);
    day = now;
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
