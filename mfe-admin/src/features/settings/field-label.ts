import { SECTIONS } from './sections.ts';

const LABELS = new Map([
  ...SECTIONS.flatMap(({ fields }) => fields.map(({ path, label }) => [path, label] as const)),
  ['phoneE164', 'Number that is dialled'],
]);

/** The label of a setting by its path; a setting of another release by its path. */
export const settingLabel = (path: string): string => LABELS.get(path) ?? path;
