import type { AddValues } from './add-values.ts';
import type { AddForm } from './hooks/use-add-form.ts';

/** Attributes of a field, and what is wrong with it. */
export const fieldOf = (form: AddForm, name: keyof AddValues) => ({
  ...form.register(name),
  error: form.formState.errors[name]?.message,
});
