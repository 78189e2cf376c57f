import { foldText } from '@forecourt/rules';

/** A name as it is compared: "ë-Dispatch" → "e dispatch". */
export const nameKey = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();
