import type { DealershipSettings } from '@forecourt/contracts';
import { comingDays, dialledNumber, specialDayText } from '@forecourt/rules';
import { today } from '@forecourt/web-kit';
import type { SettingsField } from './sections.ts';
import { sentDays, type TypedDay, typedDays } from './single-days.ts';
import { daysInWords, linesOf, type OpeningLine, type Week, weekOf } from './week.ts';

/** What the fields of a section say, by path. */
export type Value = string | Week | readonly TypedDay[];
export type Values = Readonly<Record<string, Value>>;

const valueAt = (settings: DealershipSettings, path: string): unknown =>
  path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], settings);

const asTyped = (value: unknown, { kind }: SettingsField): Value => {
  if (kind === 'hours') return weekOf(value as readonly OpeningLine[]);
  if (kind === 'days') return typedDays(value as DealershipSettings['specialDays'], today());
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
};

export const valuesOf = (settings: DealershipSettings, fields: readonly SettingsField[]): Values =>
  Object.fromEntries(fields.map((field) => [field.path, asTyped(valueAt(settings, field.path), field)]));

const NUMBER = /^-?\d+(\.\d+)?$/;

const entriesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** What a field says as the contract takes it; what is no number is sent as it is, and refused. */
const asSent = (typed: Value, before: unknown, { kind, optional }: SettingsField): unknown => {
  if (kind === 'days') return sentDays(typed as readonly TypedDay[], today());
  if (typeof typed !== 'string') return linesOf(typed as Week, before as readonly OpeningLine[]);
  const text = typed.trim();
  if (kind === 'list') return entriesIn(text);
  if (kind === 'number') return NUMBER.test(text) ? Number(text) : text || undefined;
  return text === '' && optional ? null : text;
};

const withValue = (group: object, [name = '', ...rest]: readonly string[], value: unknown): object => ({
  ...group,
  [name]: rest.length === 0 ? value : withValue(Reflect.get(group, name) as object, rest, value),
});

/** The settings with the values of some fields. The service checks them. */
export function settingsWith(settings: DealershipSettings, fields: readonly SettingsField[], values: Values): DealershipSettings {
  const changed = fields.reduce<object>(
    (before, field) =>
      withValue(before, field.path.split('.'), asSent(values[field.path] ?? '', valueAt(settings, field.path), field)),
    settings,
  ) as DealershipSettings;
  return { ...changed, phoneE164: dialledNumber(changed.phone) ?? changed.phoneE164 };
}

/** In the same form as single days: "Monday to Friday: 09:00-17:30". */
const lineInWords = ({ days, opens, closes }: OpeningLine): string =>
  `${daysInWords(days)}: ${opens === null ? 'closed' : `${opens}-${closes}`}`;

/** A value in words, for the page. */
export const inWords = (settings: DealershipSettings, { path, kind }: SettingsField): string => {
  const value = valueAt(settings, path);
  if (kind === 'hours') return (value as readonly OpeningLine[]).map(lineInWords).join('\n');
  if (kind === 'days') return comingDays(settings.specialDays, today()).map(specialDayText).join('\n') || 'None to come';
  if (path === 'address.lines') return (value as readonly string[]).join(', ');
  return Array.isArray(value) ? value.join(', ') : String(value ?? '—');
};
