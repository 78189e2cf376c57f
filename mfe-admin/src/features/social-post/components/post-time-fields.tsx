import { POST_AHEAD, ukDay } from '@forecourt/rules';
import { TimeFields } from '../../../time/time-fields.tsx';
import type { TimeChoice } from '../../../time/use-chosen-time.ts';
import { useNow } from '../../../time/use-now.ts';
import { lastPostDay } from '../post-time.ts';

/** When a post goes out: a date and a time in the United Kingdom. */
export function PostTimeFields({ when }: { readonly when: TimeChoice }) {
  const now = useNow();
  return (
    <TimeFields when={when} legend="When it goes out" dayLabel="Date" min={ukDay(now)} max={lastPostDay(now)}>
      <p className="small muted">
        From {POST_AHEAD.leastMinutes} minutes to {POST_AHEAD.mostDays} days ahead. If the van is sold or its price changes before
        then, the post waits for you.
      </p>
    </TimeFields>
  );
}
