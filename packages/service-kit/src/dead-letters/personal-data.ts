import { HIDDEN } from '@forecourt/contracts';

/** Keys whose values name a person or say how to reach them. */
const PERSONAL_KEY = /name$|surname|e-?mail|phone|mobile|address|postcode|birth|person|customer|contact/i;
const EMAIL = /[^\s"'<>(),;:@]+@[^\s"'<>(),;:@]+\.[^\s"'<>(),;:@]+/;
/** From +44 or 0 on, with the spaces and signs that people write; never a part of an id or a time. */
const PHONE = /(?<![\w.-])(?:\+|0)\d[\d\s().-]{7,}\d(?![\w-])/;
const REACHES_SOMEBODY = new RegExp(`${EMAIL.source}|${PHONE.source}`, 'g');
/** Longer text with spaces may be what somebody wrote. */
const MAX_PLAIN_LENGTH = 60;

/** A text with its e-mail addresses and telephone numbers hidden. */
export const hideInText = (text: string): string => text.replace(REACHES_SOMEBODY, HIDDEN);

/** A value of JSON with personal data hidden: by key, by form, and long free text. */
const hide = (value: unknown, isPersonal = false): unknown => {
  if (Array.isArray(value)) return value.map((entry) => hide(entry, isPersonal));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, hide(part, isPersonal || PERSONAL_KEY.test(key))]),
    );
  }
  if (isPersonal && value !== null) return HIDDEN;
  if (typeof value !== 'string') return value;
  return value.length > MAX_PLAIN_LENGTH && /\s/.test(value) ? HIDDEN : hideInText(value);
};

/** A payload as staff may see it: indented JSON, or the text as it is if it is not JSON, with personal data {@link HIDDEN}. */
export const hidePersonalData = (payload: string): string => {
  const value = readJson(payload);
  if (value !== undefined) return JSON.stringify(hide(value), null, 2);
  const withoutValues = payload.replace(/("([^"]*)"\s*:\s*)"[^"]*"/g, (pair, start: string, key: string) =>
    PERSONAL_KEY.test(key) ? `${start}"${HIDDEN}"` : pair,
  );
  return hideInText(withoutValues);
};

/** Puts the original values back where {@link hidePersonalData} hid them and the editor has left them hidden. */
export const restoreHidden = (edited: unknown, original: unknown): unknown => restore(edited, original, hide(original));

const restore = (edited: unknown, original: unknown, hidden: unknown): unknown => {
  if (typeof edited === 'string') return restoreText(edited, original, hidden);
  if (typeof edited !== 'object' || edited === null) return edited;
  const [known, shown] = [entriesOf(original), entriesOf(hidden)];
  const restored = Object.entries(edited).map(([key, part]) => [key, restore(part, known[key], shown[key])] as const);
  return Array.isArray(edited) ? restored.map(([, part]) => part) : Object.fromEntries(restored);
};

/** A text may have been edited around what is hidden in it. */
const restoreText = (edited: string, original: unknown, hidden: unknown): unknown => {
  if (edited === hidden) return original;
  if (typeof original !== 'string') return edited;
  const pieces = hidden === HIDDEN ? [original] : (original.match(REACHES_SOMEBODY) ?? []);
  const [first = '', ...rest] = edited.split(HIDDEN);
  return rest.length === pieces.length ? first + rest.map((text, index) => `${pieces[index]}${text}`).join('') : edited;
};

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** The paths that are still hidden: `data.text`. */
export const hiddenPaths = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return value.includes(HIDDEN) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => hiddenPaths(part, [...path, key]));
};

/** `undefined` if it is not JSON. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
