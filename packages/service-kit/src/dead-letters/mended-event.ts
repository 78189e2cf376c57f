import { type EventDefinition, envelopeSchema } from '@forecourt/contracts';
import { eventRefused } from './dead-letter.errors.ts';
import { hiddenPaths, readJson, restoreHidden } from './personal-data.ts';

/** An event that staff have mended, with the names of what they changed. */
export interface MendedEvent {
  readonly payload: string;
  readonly fields: readonly string[];
}

/**
 * Parses what staff have made of a dead letter by the event's contract. It stays the same event: its id, by which it is applied
 * once, cannot change.
 * @throws {ProblemError} 400 with the fields that are wrong.
 */
export const mendedEvent = (definition: EventDefinition, received: string, edited: string): MendedEvent => {
  const [original, value] = [readJson(received), readJson(edited)];
  if (value === undefined) throw eventRefused([{ path: 'payload', message: jsonFault(edited) }]);
  const restored = restoreHidden(value, original);
  const hidden = hiddenPaths(restored);
  if (hidden.length > 0) throw eventRefused(hidden.map((path) => ({ path, message: `${path} is hidden: enter its value` })));
  const { data: event, error } = definition.schema.safeParse(restored);
  // In the words of the reason that the desk shows, which say more of an event than those for a form.
  if (error) throw eventRefused(error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })));
  const { data: id } = envelopeSchema.shape.id.safeParse((original as { id?: unknown } | undefined)?.id);
  if (id !== undefined && event.id !== id) throw eventRefused([{ path: 'id', message: `id must stay ${id}` }]);
  return { payload: JSON.stringify(event), fields: changedFields(original, event) };
};

/** What the JSON parser says without the text itself: "Unexpected token '}' … at position 12 (line 1 column 13)". */
const jsonFault = (text: string): string => {
  try {
    JSON.parse(text);
    return 'This is not an event';
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    if (position === undefined) return 'This is not complete JSON: something is missing at its end';
    return `This is not JSON: look at line ${text.slice(0, Number(position)).split('\n').length}`;
  }
};

const partsOf = (value: unknown, path: readonly string[] = []): [string, string][] =>
  typeof value === 'object' && value !== null && path.length < 2
    ? Object.entries(value).flatMap(([key, part]) => partsOf(part, [...path, key]))
    : [[path.join('.'), JSON.stringify(value)]];

/** Names down to the fields of `data`: `entityVersion`, `data.price`. */
const changedFields = (before: unknown, after: unknown): string[] => {
  const [old, now] = [new Map(partsOf(before)), new Map(partsOf(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => name !== '' && old.get(name) !== now.get(name));
};
