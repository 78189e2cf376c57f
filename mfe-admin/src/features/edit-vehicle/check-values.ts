import type { UpdateVehicle } from '@forecourt/contracts';
import { ASK_FOR_DAY, formatNumber, payloadFault, readDay } from '@forecourt/rules';
import { updateVehicleSchema } from '../../vehicle-form/contract.ts';
import { isNumberField, numberFault } from '../../vehicle-form/number-fields.ts';
import { definitionOf, FIELD_NAMES, type FieldName, type FormValues } from './fields.ts';
import { read } from './form-values.ts';

/** Messages by field. */
export type Messages = Partial<Record<FieldName, string>>;

type Issue = NonNullable<ReturnType<typeof updateVehicleSchema.safeParse>['error']>['issues'][number];

const PICTURE_FACTS = new Set(['images', 'mainImageIndex', 'imageUrl', 'imageGallery']);

/** The form's field for a contract path: "specifications.motDueDate", "images.3". */
export function fieldAt(path: readonly PropertyKey[]): FieldName | undefined {
  const [fact, further] = path.map(String);
  if (fact === 'specifications') return FIELD_NAMES.find((name) => definitionOf(name).further === further);
  if (fact !== undefined && PICTURE_FACTS.has(fact)) return 'pictures';
  return FIELD_NAMES.find((name) => name === fact);
}

/** Replaces Zod's default messages, which are for programmers; the contract's own messages are kept. */
function messageOf(issue: Issue, name: FieldName): string {
  const { range, kind, label } = definitionOf(name);
  const isNumber = kind === 'number';
  if (isNumber && range) return `Enter a whole number from ${range[0]} to ${range[1]}`;
  if (isNumber && issue.code === 'too_big') return `Enter ${formatNumber(Number(issue.maximum))} or less`;
  if (issue.code === 'too_big' && kind === 'features') return `Too many features: ${formatNumber(Number(issue.maximum))} at most`;
  if (issue.code === 'too_big' && kind === 'pictures') return `Too many images: ${formatNumber(Number(issue.maximum))} at most`;
  if (issue.code === 'too_big') return `Use at most ${formatNumber(Number(issue.maximum))} characters`;
  if (kind === 'date') return 'Enter a date from 1900 to 2099';
  if (issue.code === 'invalid_value') return `Choose the ${label.toLowerCase()} from the list`;
  return issue.message;
}

function missing(name: FieldName, values: FormValues): string | null {
  const { required, label } = definitionOf(name);
  if (!required) return null;
  const value = read(name, values[name]);
  if (name === 'price') return value === null || Number(value) === 0 ? 'Please enter a selling price' : null;
  return value === null ? `Enter the ${label.toLowerCase()}` : null;
}

const weightOf = (name: 'payload' | 'grossWeight', values: FormValues): number | null => {
  const weight = read(name, values[name]);
  return typeof weight === 'number' ? weight : null;
};

/** The message for an unreadable value; a field with a range names its range. */
function typingFault(name: FieldName, typed: string): string | null {
  const { kind, range } = definitionOf(name);
  if (kind === 'date' && typed.trim() !== '' && readDay(typed) === null) return ASK_FOR_DAY;
  return isNumberField(name) && !range ? numberFault(name, typed) : null;
}

/** The errors of changed fields; unchanged ones are not checked. */
export function checkValues(changed: readonly FieldName[], values: FormValues, patch: UpdateVehicle): Messages {
  const messages: Messages = {};
  for (const name of changed) {
    const fault = typingFault(name, String(values[name]));
    if (fault) messages[name] = fault;
  }
  for (const issue of updateVehicleSchema.safeParse(patch).error?.issues ?? []) {
    const name = fieldAt(issue.path);
    if (name && changed.includes(name)) messages[name] ??= messageOf(issue, name);
  }
  const weight = changed.find((name) => name === 'payload') ?? changed.find((name) => name === 'grossWeight');
  const fault = weight && payloadFault({ payload: weightOf('payload', values), grossWeight: weightOf('grossWeight', values) });
  if (fault) messages[weight] ??= fault;
  for (const name of changed) {
    const message = missing(name, values);
    if (message) messages[name] = message;
  }
  return messages;
}
