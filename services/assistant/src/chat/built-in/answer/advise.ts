import type { ChatDraft } from '../../chat-engine.ts';
import { fitting, ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { advantagesOf } from '../say/strengths.ts';
import { summaryWords } from '../say/summary.ts';
import { priceWords, vanNames } from '../say/van-words.ts';
import { wishWords } from '../say/wish-words.ts';
import { listed, withArticle } from '../say/words.ts';
import type { Wishes } from '../wishes/wish.ts';

/** Of one there is only to say that it has what was asked for. */
const aloneWords = (van: Van, name: string, wishes: Wishes): string => {
  const isAskedFor = wishes.size > 0 && fitting([van], wishes).length > 0;
  return isAskedFor
    ? `The ${name} is ${withArticle(wishWords(wishes, false))}, which is what you asked for: ${summaryWords(van)}.`
    : `I have just the one to go by, the ${name}: ${summaryWords(van)}.`;
};

/** Which of the vans in sight to look at first, and why; the choice is the visitor's. */
export const advise = (vans: readonly Van[], wishes: Wishes): ChatDraft => {
  const free = vans.filter(({ available }) => available);
  const [first] = ranked(free.length > 0 ? free : vans, wishes, null, 1);
  if (first === undefined) return { text: '', recommended: [], unmet: null };
  const names = new Map(vanNames(vans).map((name, at) => [vans[at], name]));
  const others = vans.filter((van) => van !== first);
  const aheadOf = (van: Van) => listed(advantagesOf(van, vans));
  const reason = aheadOf(first);
  const lines =
    others.length === 0
      ? [aloneWords(first, names.get(first) ?? '', wishes)]
      : [
          `I'd look at the ${names.get(first)} first, at ${priceWords(first)}${reason === '' ? '' : `: of these it ${reason}`}.`,
          ...others.flatMap((van) => (aheadOf(van) === '' ? [] : [`The ${names.get(van)} ${aheadOf(van)}.`])),
        ];
  return {
    text: `${lines.join(' ')} See it and drive it before you decide: you can book a test drive on its page.`,
    recommended: [first, ...others].filter(({ available }) => available).map(({ id }) => ({ id, fact: null })),
    unmet: null,
  };
};
