const HOUR_MS = 3_600_000;

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/**
 * Calls back when a day begins in the United Kingdom: pages say how old a van is and whether its MOT has run out. A day
 * there begins on a full hour, in summer and in winter. Answers how to stop.
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
