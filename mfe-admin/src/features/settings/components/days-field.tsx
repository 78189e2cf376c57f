import { specialDayText } from '@forecourt/rules';
import { Button, Checkbox, FieldError, Icon, Plus, TextInput, X } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { useId, useRef } from 'react';
import { dayFaults, type TypedDay, withNewDay } from '../single-days.ts';
import styles from './days-field.module.css';
import { Times } from './times.tsx';

interface DaysFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly days: readonly TypedDay[];
  readonly error: string | undefined;
  readonly onChange: (days: readonly TypedDay[]) => void;
}

const USUAL = { opens: '09:00', closes: '12:00' };
const CLOSED = { opens: null, closes: null };

/** Days with hours of their own; what is over is folded away. */
export function DaysField({ label, hint, days, error, onChange }: DaysFieldProps) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const past = days.filter(({ isPast }) => isPast);
  const coming = days.filter(({ isPast }) => !isPast);
  const faults = dayFaults(days, today());
  const focusLast = () => requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  return (
    <fieldset ref={list} className={styles.days} aria-describedby={`${id}-hint ${id}`} data-wrong={error ? '' : undefined}>
      <legend className="ink medium">{label}</legend>
      <p id={`${id}-hint`} className="small muted">
        {hint}
      </p>
      <ul className={styles.list}>
        {coming.map((day, index) => (
          <OneDay
            key={day.id}
            day={day}
            place={index + 1}
            fault={faults.get(day.id)}
            onChange={(change) => onChange(days.map((other) => (other.id === day.id ? { ...day, ...change } : other)))}
            onRemove={() => onChange(days.filter(({ id: other }) => other !== day.id))}
          />
        ))}
      </ul>
      <div>
        <Button
          size="small"
          onClick={() => {
            onChange(withNewDay(days));
            focusLast();
          }}
        >
          <Icon of={Plus} small />
          Add a day
        </Button>
      </div>
      {past.length > 0 && (
        <details className="small muted">
          <summary>{past.length === 1 ? '1 day that is over' : `${past.length} days that are over`}</summary>
          <ul className={styles.list}>
            {past.map((day) => (
              <li key={day.date}>{specialDayText(day)}</li>
            ))}
          </ul>
        </details>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

interface OneDayProps {
  readonly day: TypedDay;
  /** From 1. */
  readonly place: number;
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<TypedDay>) => void;
  readonly onRemove: () => void;
}

function OneDay({ day, place, fault, onChange, onRemove }: OneDayProps) {
  const name = `Day ${place}`;
  const isOpen = day.opens !== null;
  return (
    <li>
      <fieldset className={styles.day}>
        <legend className="visually-hidden">{name}</legend>
        <TextInput
          type="date"
          label={`${name}: date`}
          compact
          className={styles.date}
          min={today()}
          value={day.date}
          error={fault}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <Button
          variant="quiet"
          size="icon"
          className={styles.remove}
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={onRemove}
        >
          <Icon of={X} small />
        </Button>
        <Checkbox label="Open" checked={isOpen} onChange={({ target }) => onChange(target.checked ? USUAL : CLOSED)} />
        {isOpen ? <Times label={name} isLabelled hours={day} onChange={onChange} /> : <span className="muted">Closed</span>}
        <TextInput
          label="Why"
          compact
          className="full-row"
          placeholder="For example Good Friday"
          value={day.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </fieldset>
    </li>
  );
}
