import { FormCheckbox, FormInput, FormSelect, FormTextArea } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { inCapitals } from '../../../vehicle-form/in-capitals.ts';
import { choicesOf } from '../choices.ts';
import { definitionOf, type FlagName, type FormValues, type TextName } from '../fields.ts';
import { entered } from '../form-values.ts';
import styles from './fields.module.css';

interface VehicleFieldProps {
  readonly name: TextName;
  readonly hint?: ReactNode;
  /** Number of rows of a multi-line field. */
  readonly rows?: number;
  readonly wide?: boolean;
}

/** A field of the form, with the input for its kind. */
export function VehicleField({ name, hint, rows, wide }: VehicleFieldProps) {
  const { field, fieldState } = useController<FormValues, TextName>({ name });
  const { kind, label, required } = definitionOf(name);
  const shared = {
    label,
    hint,
    error: fieldState.error?.message,
    className: wide ? styles.wide : undefined,
    required,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
  if (kind === 'choice') return <FormSelect {...shared} options={choicesOf(name, field.value)} />;
  if (kind === 'lines') return <FormTextArea {...shared} rows={rows} />;
  if (kind === 'registration') {
    return (
      <FormInput
        {...shared}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => field.onChange(inCapitals(event))}
      />
    );
  }
  const tidy = () => {
    const tidied = entered(name, field.value);
    if (tidied !== field.value) field.onChange(tidied);
    field.onBlur();
  };
  return (
    <FormInput
      {...shared}
      {...(kind === 'number' && { inputMode: 'decimal' })}
      {...(name === 'price' && { affix: '£' })}
      autoComplete="off"
      onBlur={tidy}
    />
  );
}

export function FlagField({ name }: { readonly name: FlagName }) {
  const { field } = useController<FormValues, FlagName>({ name });
  return (
    <FormCheckbox
      label={definitionOf(name).label}
      name={name}
      checked={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
