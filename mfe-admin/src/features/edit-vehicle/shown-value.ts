import { CONDITION_LABELS, type Condition, WRITE_OFF_LABELS, type WriteOffCategory } from '@forecourt/rules';
import { isNumberField, numberFault } from '../../vehicle-form/number-fields.ts';
import { definitionOf, type FieldName, type FieldValue, type Pictures } from './fields.ts';
import { entered, read } from './form-values.ts';

const FLAGS: Partial<Record<FieldName, readonly [yes: string, no: string]>> = {
  vatQualifying: ['Plus VAT', 'No VAT'],
  isSold: ['SOLD', 'Available'],
};

/** A value in a sentence: "£27,995", "Deposit Taken", "5 images". */
export function shownValue(name: FieldName, value: FieldValue): string {
  const { kind } = definitionOf(name);
  const meaning = read(name, value);
  if (meaning === null) return 'empty';
  if (kind === 'flag') return (FLAGS[name] ?? ['Yes', 'No'])[meaning ? 0 : 1];
  if (kind === 'pictures') return pictures(value as Pictures);
  if (kind === 'features') return (value as readonly string[]).join(', ') || 'none';
  if (kind === 'number') return shownAmount(name, String(value));
  if (name === 'condition') return CONDITION_LABELS[meaning as Condition];
  if (name === 'writeOffCategory') return WRITE_OFF_LABELS[meaning as WriteOffCategory];
  if (kind === 'date') return entered(name, String(meaning));
  return String(meaning);
}

/** Formatted in pounds, or as typed if it cannot be read. */
function shownAmount(name: FieldName, typed: string): string {
  const isRead = isNumberField(name) && numberFault(name, typed) === null;
  const sign = isRead && (name === 'price' || name === 'monthlyPrice') ? '£' : '';
  return sign + entered(name, typed);
}

const pictures = ({ images }: Pictures): string => `${images.length} ${images.length === 1 ? 'image' : 'images'}`;
