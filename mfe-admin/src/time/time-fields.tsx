import { FormInput } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { TimeChoice } from './use-chosen-time.ts';

interface TimeFieldsProps {
  readonly when: Pick<TimeChoice, 'chosen' | 'choose' | 'fault' | 'note' | 'fields'>;
  /** What the time is of. */
  readonly legend: string;
  readonly dayLabel: string;
  /** The first and the last day that can be chosen. */
  readonly min: string;
  readonly max: string;
  /** One below the other, where there is little room. */
  readonly isNarrow?: boolean;
  readonly children?: ReactNode;
}

/** A date and a time in the United Kingdom. */
export function TimeFields({
  when: { chosen, choose, fault, note, fields },
  legend,
  dayLabel,
  min,
  max,
  isNarrow = false,
  children,
}: TimeFieldsProps) {
  return (
    <fieldset ref={fields} className="stack gap-3">
      <legend className="visually-hidden">{legend}</legend>
      <div className={isNarrow ? 'stack gap-3' : 'stack pairs gap-4'}>
        <FormInput
          type="date"
          name="day"
          label={dayLabel}
          className="half"
          min={min}
          max={max}
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
      {children}
    </fieldset>
  );
}
