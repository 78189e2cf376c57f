import { Checkbox, FieldError } from '@forecourt/ui';
import { useId } from 'react';
import { DAYS, type DayHours, type Week } from '../week.ts';
import styles from './hours-field.module.css';
import { Times } from './times.tsx';

interface HoursFieldProps {
  readonly label: string;
  readonly week: Week;
  readonly error: string | undefined;
  readonly onChange: (week: Week) => void;
}

const USUAL: NonNullable<DayHours> = { opens: '09:00', closes: '17:30' };

/** Opening and closing time of each day of the week. */
export function HoursField({ label, week, error, onChange }: HoursFieldProps) {
  const id = useId();
  const set = (index: number, hours: DayHours) => onChange(week.map((day, other) => (other === index ? hours : day)));
  return (
    <fieldset className={styles.week} aria-describedby={error ? id : undefined} data-wrong={error ? '' : undefined}>
      <legend className="ink medium">{label}</legend>
      <div className={styles.head} aria-hidden="true">
        <span>Opens</span>
        <span>Closes</span>
      </div>
      {DAYS.map((day, index) => {
        const hours = week[index] ?? null;
        return (
          <div key={day} className={styles.day}>
            <Checkbox
              label={day}
              aria-label={`${label}: open on ${day}`}
              checked={hours !== null}
              onChange={({ target }) => set(index, target.checked ? (week.find((one) => one !== null) ?? USUAL) : null)}
            />
            {hours ? (
              <Times label={day} hours={hours} onChange={(next) => set(index, next)} />
            ) : (
              <span className="muted">Closed</span>
            )}
          </div>
        );
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
