import { isNumberField, numberFault, tidyNumber } from '../../vehicle-form/number-fields.ts';
import type { AddValues } from './add-values.ts';
import type { AddForm } from './hooks/use-add-form.ts';

/** The props of a field and its error. On blur a number field shows how its value was understood, or what to enter. */
export function fieldOf(form: AddForm, name: keyof AddValues) {
  const field = form.register(name);
  const error = form.formState.errors[name]?.message;
  if (!isNumberField(name)) return { ...field, error };
  const onBlur: typeof field.onBlur = (event) => {
    const typed = form.getValues(name);
    const tidy = tidyNumber(name, typed);
    if (tidy !== typed) form.setValue(name, tidy);
    if (error !== undefined || numberFault(name, typed) !== null) void form.trigger(name);
    return field.onBlur(event);
  };
  return { ...field, onBlur, error, inputMode: 'decimal' as const };
}
