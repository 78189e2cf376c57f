import type { FieldChange } from '@forecourt/contracts';

type Value = FieldChange['from'];

const isEmpty = (value: Value): boolean => value === null || value === '';

/** A value as it is. */
export const word = (value: Value): string => (isEmpty(value) ? 'empty' : String(value));

/** "price: £14,250 → £14,995", "colour taken out (before: Red)". @param name as the forms call the field. */
export const valueChanged = (name: string, { from, to }: Pick<FieldChange, 'from' | 'to'>, write = word): string =>
  isEmpty(to) ? `${name} taken out (before: ${write(from)})` : `${name}: ${write(from)} → ${write(to)}`;
