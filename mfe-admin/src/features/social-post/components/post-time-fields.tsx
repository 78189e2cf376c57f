import { POST_AHEAD, ukDay } from '@forecourt/rules';
import { FormInput } from '@forecourt/ui';
import { useNow } from '../../../time/use-now.ts';
import type { ChosenPostTime } from '../hooks/use-post-time.ts';
import { lastPostDay } from '../post-time.ts';

/** When a post goes out: a date and a time in the United Kingdom. */
export function PostTimeFields({ when: { chosen, choose, fault, note, fields } }: { readonly when: ChosenPostTime }) {
  const now = useNow();
  return (
    <fieldset ref={fields} className="stack gap-3">
      <legend className="visually-hidden">When it goes out</legend>
      <div className="stack pairs gap-4">
        <FormInput
          type="date"
          name="day"
          label="Date"
          className="half"
          min={ukDay(now)}
          max={lastPostDay(now)}
          value={chosen.day}
          error={fault?.wrong === 'day' ? fault.why : null}
          onChange={({ target }) => choose({ day: target.value })}
        />
        <FormInput
          type="time"
          name="time"
          label="UK time"
          className="half"
          value={chosen.time}
          error={fault?.wrong === 'time' ? fault.why : null}
          onChange={({ target }) => choose({ time: target.value.slice(0, 5) })}
        />
      </div>
      {note && (
        <p role="status" className="p-3-4 small rounded quiet">
          {note}
        </p>
      )}
      <p className="small muted">
        From {POST_AHEAD.leastMinutes} minutes to {POST_AHEAD.mostDays} days ahead. If the van is sold or its price changes before
        then, the post waits for you.
      </p>
    </fieldset>
  );
}
