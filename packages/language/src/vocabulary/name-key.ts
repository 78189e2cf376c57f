import { foldText } from '@forecourt/rules';

/** Normalises a name for comparison: "ë-Dispatch" → "e dispatch". */
export const nameKey = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();
