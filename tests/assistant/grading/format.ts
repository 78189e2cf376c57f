import { MAX_CHAT_ANSWER_LENGTH, MAX_RECOMMENDED } from '@forecourt/contracts';
import { type Answer, type Fault, fault, label } from './grounds.ts';
import { isSoldVan } from './van-prices.ts';

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^>]*>/i, 'HTML'],
  [/\*\*[^*]+\*\*|__[^_]+__|^#{1,6} |```|^\s*\|.*\|\s*$/m, 'Markdown'],
  [/\[[^\]]+\]\([^)]+\)/, 'a Markdown link'],
  [/&(?:[a-z]+|#\d+);/i, 'an HTML entity'],
  [/\b(?:undefined|null|NaN|\[object Object\])\b/, 'a value that leaked from the program'],
];

/** Plain text, and no more than three vans that exist, each once, none of them sold. */
export function gradeFormat({ text, vans, unknownIds }: Answer): Fault[] {
  const faults: Fault[] = [];
  if (text.trim() === '') faults.push(fault('format', 'the answer is empty'));
  if (text.length > MAX_CHAT_ANSWER_LENGTH) faults.push(fault('format', `the answer has ${text.length} characters`));
  for (const [pattern, name] of MARKUP) {
    const found = pattern.exec(text);
    if (found !== null) faults.push(fault('format', `${name}: ${found[0]}`));
  }
  if (vans.length + unknownIds.length > MAX_RECOMMENDED) faults.push(fault('format', `recommends ${vans.length} vans`));
  if (new Set(vans.map(({ id }) => id)).size < vans.length) faults.push(fault('format', 'recommends a van twice'));
  for (const id of unknownIds) faults.push(fault('format', `recommends #${id}, which is no van of the stock`));
  for (const van of vans.filter(isSoldVan)) faults.push(fault('format', `recommends ${label(van)}, which is sold`));
  return faults;
}
