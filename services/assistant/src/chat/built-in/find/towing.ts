import { foldText } from '@forecourt/rules';

const WEIGHT = '(\\d[\\d,.]*) ?(kg|t|tonnes?)\\b';
/** How staff write what a van may tow: "a towing limit of 3,000 kg", "pulls a 2,500 kg trailer". */
const LIMITS: readonly RegExp[] = [
  new RegExp(`\\b(?:tows?|towing|pulls?|tow ?bar rated|trailers?)\\b(?:(?! payload)[^.\\d]){0,24}${WEIGHT}`),
  new RegExp(`${WEIGHT}(?: braked)? (?:tow(?:ing)?|trailer)\\b`),
];
const DENIES = /\b(?:not|no|never)\b/;
const TONNE = 1_000;

/** What a van may tow, in kg, as its description has it. Null where nothing is written of it. */
export const describedTowing = (description: string | null): number | null => {
  const sentences = foldText(description ?? '').split(/(?<=[.!?])\s+/);
  const limits = sentences.flatMap((sentence) => {
    if (DENIES.test(sentence)) return [];
    const [, figure, unit] = LIMITS.map((pattern) => pattern.exec(sentence)).find((found) => found !== null) ?? [];
    if (figure === undefined) return [];
    return [Number(figure.replaceAll(',', '')) * (unit === 'kg' ? 1 : TONNE)];
  });
  return limits.length === 0 ? null : Math.max(...limits);
};
