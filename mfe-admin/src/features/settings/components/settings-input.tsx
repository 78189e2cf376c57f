import { FormInput, FormTextArea } from '@forecourt/ui';
import type { SettingsField } from '../sections.ts';
import type { TypedDay } from '../single-days.ts';
import type { Value } from '../values.ts';
import type { Week } from '../week.ts';
import { DaysField } from './days-field.tsx';
import { HoursField } from './hours-field.tsx';

interface SettingsInputProps {
  readonly field: SettingsField;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onType: (value: Value) => void;
}

const ROWS = { list: 4, sentences: 5 } as const;

/** The field for one setting. */
export function SettingsInput({ field, value, error, onType }: SettingsInputProps) {
  const { label, kind, hint, type, optional } = field;
  if (kind === 'days')
    return <DaysField label={label} hint={hint} days={value as readonly TypedDay[]} error={error} onChange={onType} />;
  if (typeof value !== 'string') return <HoursField label={label} week={value as Week} error={error} onChange={onType} />;
  const shared = { label, error, hint, value, required: !optional };
  if (kind === 'list' || kind === 'sentences')
    return <FormTextArea {...shared} rows={ROWS[kind]} onChange={({ target }) => onType(target.value)} />;
  return (
    <FormInput
      {...shared}
      type={type ?? 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
    />
  );
}
