import type { Dealership } from '@forecourt/contracts';
import { listed } from '../say/words.ts';

const settingAt = (dealership: Dealership, path: string): unknown => {
  let value: unknown = dealership;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
};

/** Words with the settings that stand in braces: "{policies.delivery}"; what no setting is called stays. */
export const withSettings = (words: string, dealership: Dealership): string =>
  words.replace(/\{([\w.]+)\}/g, (braced, path: string) => {
    const value = settingAt(dealership, path);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? braced
      : Array.isArray(value)
        ? listed(value)
        : String(value ?? braced);
  });
