import { MAX_RECOMMENDED } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import type { Van } from '../find/van.ts';
import { advantagesOf } from '../say/strengths.ts';
import { summaryWords } from '../say/summary.ts';
import { vanNames } from '../say/van-words.ts';
import { listed, sentence } from '../say/words.ts';

/** Vans held against each other: what each has over the rest, and then the figures of each. */
export const compareVans = (all: readonly Van[]): ChatDraft => {
  const vans = all.slice(0, MAX_RECOMMENDED);
  const names = vanNames(vans);
  const strengths = vans.flatMap((van, at) => {
    const words = listed(advantagesOf(van, vans));
    return words === '' ? [] : [`the ${names[at]} ${words}`];
  });
  return {
    text: [
      ...(strengths.length > 0 ? [sentence(strengths.join('; '))] : []),
      ...vans.map((van, at) => `${names[at]}: ${summaryWords(van)}.`),
    ].join('\n'),
    recommended: vans.filter(({ available }) => available).map(({ id }) => ({ id, fact: null })),
    unmet: null,
  };
};
