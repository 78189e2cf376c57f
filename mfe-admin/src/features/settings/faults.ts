import type { DealershipSettings } from '@forecourt/contracts';
import { formatDay } from '@forecourt/rules';
import { ApiError } from '@forecourt/web-kit';
import type { FieldKind, SettingsField } from './sections.ts';
import { daysInWords, type OpeningLine } from './week.ts';

/**
 * What the service refused, by the path of the field; of a list or of hours, the first message.
 * @param sent what it was asked to save: a message about hours names their days.
 */
export function faultsIn(
  error: unknown,
  fields: readonly SettingsField[],
  sent: DealershipSettings | undefined,
): Readonly<Record<string, string>> {
  const refused = (error instanceof ApiError && error.problem?.errors) || [];
  return Object.fromEntries(
    fields.flatMap(({ path, kind }) => {
      const place = `settings.${path}`;
      const found = refused.find((one) => one.path === place || one.path.startsWith(`${place}.`));
      if (!found) return [];
      const line = sent && lineOf(sent, path, kind, Number(found.path.slice(place.length + 1).split('.')[0]));
      return [[path, line ? `${line}: ${found.message}` : found.message]];
    }),
  );
}

/** What the message of one line of hours is about. */
function lineOf(sent: DealershipSettings, path: string, kind: FieldKind, index: number): string | undefined {
  if (kind === 'days') return sent.specialDays[index]?.date && formatDay(sent.specialDays[index].date);
  if (kind !== 'hours') return undefined;
  const line = (Reflect.get(sent, path) as readonly OpeningLine[])[index];
  return line && daysInWords(line.days);
}
