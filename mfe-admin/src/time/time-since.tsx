import { since } from './since.ts';
import { useNow } from './use-now.ts';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' });
const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** "3 hours ago · 5 Jul, 10:30", with the whole date on hover; kept up to date. */
export function TimeSince({ moment, className }: { readonly moment: string; readonly className?: string | undefined }) {
  const passed = since(moment, useNow());
  const date = new Date(moment);
  return (
    <time dateTime={moment} title={exact.format(date)} className={className}>
      {passed} · {short.format(date)}
    </time>
  );
}
