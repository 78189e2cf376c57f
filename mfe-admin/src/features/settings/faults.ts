import { ApiError } from '@forecourt/web-kit';
import type { SettingsField } from './sections.ts';

/** What the service refused, by the path of the field; of a list or of hours, the first message. */
export function faultsIn(error: unknown, fields: readonly SettingsField[]): Readonly<Record<string, string>> {
  const refused = (error instanceof ApiError && error.problem?.errors) || [];
  return Object.fromEntries(
    fields.flatMap(({ path }) => {
      const place = `settings.${path}`;
      const found = refused.find((one) => one.path === place || one.path.startsWith(`${place}.`));
      return found ? [[path, found.message]] : [];
    }),
  );
}
