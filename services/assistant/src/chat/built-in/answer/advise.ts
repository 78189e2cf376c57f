import type { ChatDraft } from '../../chat-engine.ts';
import { ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { strengthsOf } from '../say/strengths.ts';
import { summaryWords } from '../say/summary.ts';
import { vanName } from '../say/van-words.ts';
import { listed } from '../say/words.ts';
import type { Wishes } from '../wishes/wish.ts';

/** Which of the vans shown to look at first, and why; the choice is the visitor's. */
export const advise = (vans: readonly Van[], wishes: Wishes): ChatDraft => {
  const [first] = ranked(vans, wishes, null, 1);
  if (first === undefined) return { text: '', recommended: [], unmet: null };
  const others = vans.filter((van) => van !== first);
  const lines =
    others.length === 0
      ? [`I have just the one to go by, the ${vanName(first)}: ${summaryWords(first)}.`]
      : [
          `I'd look at the ${vanName(first)} first${strengthsOf(first, others).length > 0 ? `: of these it's ${listed(strengthsOf(first, others))}` : ''}.`,
          ...others.flatMap((van) => {
            const strengths = strengthsOf(
              van,
              vans.filter((other) => other !== van),
            );
            return strengths.length > 0 ? [`The ${vanName(van)} is ${listed(strengths)}.`] : [];
          }),
        ];
  return {
    text: `${lines.join(' ')} See it and drive it before you decide: you can book a test drive on its page.`,
    recommended: [first, ...others].filter(({ available }) => available).map(({ id }) => ({ id, fact: null })),
    unmet: null,
  };
};
