import { FormInput, FormTextArea } from '@forecourt/ui';
import type { SettingsField } from '../sections.ts';
import type { Week } from '../week.ts';
import { HoursField } from './hours-field.tsx';

interface SettingsInputProps {
  readonly field: SettingsField;
  readonly value: string | Week;
  readonly error: string | undefined;
  readonly onType: (value: string | Week) => void;
}

const ROWS = { list: 4, sentences: 5 } as const;

/** The field for one setting. */
export function SettingsInput({ field, value, error, onType }: SettingsInputProps) {
  const { label, kind, hint, type, optional } = field;
  if (typeof value !== 'string') return <HoursField label={label} week={value} error={error} onChange={onType} />;
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
