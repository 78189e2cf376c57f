const HOUR_MS = 3_600_000;

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/**
 * Calls back at midnight in the United Kingdom, because pages show a van's age and whether its MOT has run out. Midnight there is
 * always on a full hour. Returns how to stop.
 */
export function onNewDay(begin: () => void): () => void {
  let day = londonDay.format(Date.now());
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(check, HOUR_MS - (Date.now() % HOUR_MS)).unref();
  };
  const check = () => {
    const now = londonDay.format(Date.now());
    if (now !== day) begin();
    day = now;
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
