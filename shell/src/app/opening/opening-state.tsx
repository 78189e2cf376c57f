import { openingState } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MINUTE = 60_000;

/** "Open now, until 5.30pm", by the visitor's clock in the dealership's time zone. */
export function OpeningState() {
  const { salesHours } = useDealership();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return <b>{openingState(salesHours, part['weekday'] ?? '', `${part['hour']}:${part['minute']}`)}</b>;
}
