import type { DealershipSettings, SettingsVersion } from '@forecourt/contracts';
import { type SpecialDay, specialDayText } from '@forecourt/rules';

type Changed = SettingsVersion['changed'];

const LONGEST = 200;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry of a list in words: hours of the week have theirs. */
const entryWritten = (entry: unknown): unknown => {
  if (!isGroup(entry)) return entry;
  return 'date' in entry ? specialDayText(entry as SpecialDay) : Reflect.get(entry, 'text');
};

/** A value in words; lists are joined. */
const written = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  const words = Array.isArray(value) ? value.map(entryWritten).join(', ') : `${value}`;
  if (words === '') return null;
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
};

/** What differs between two versions, in the order of the settings. */
export const changedFields = (before: DealershipSettings, after: DealershipSettings): Changed => differences(before, after, '');

const differences = (before: object, after: object, within: string): Changed =>
  Object.entries(after).flatMap(([name, to]) => {
    const from: unknown = Reflect.get(before, name);
    const field = within + name;
    if (isGroup(to) && isGroup(from)) return differences(from, to, `${field}.`);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from: written(from), to: written(to) }];
  });
