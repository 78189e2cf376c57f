import type { ChangeEvent } from 'react';

/** Upper-cases what is typed into a field (product §5: registrations, everywhere) and leaves the caret where it is. */
export function inCapitals({ currentTarget: input }: ChangeEvent<HTMLInputElement>): string {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
  return input.value;
}
