import type { ChatDraft } from '../../chat-engine.ts';
import { ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { summaryWords } from '../say/summary.ts';
import { priceWords, vanNames } from '../say/van-words.ts';
import type { Wishes } from '../wishes/wish.ts';
import { advantageWords } from './advantages.ts';

/** Which of the vans in sight to look at first, and why; the choice is the visitor's. */
export const advise = (vans: readonly Van[], wishes: Wishes): ChatDraft => {
  const [first] = ranked(vans, wishes, null, 1);
  if (first === undefined) return { text: '', recommended: [], unmet: null };
  const names = new Map(vanNames(vans).map((name, at) => [vans[at], name]));
  const others = vans.filter((van) => van !== first);
  const aheadOf = (van: Van) =>
    advantageWords(
      van,
      vans.filter((other) => other !== van),
    );
  const reason = aheadOf(first);
  const lines =
    others.length === 0
      ? [`I have just the one to go by, the ${names.get(first)}: ${summaryWords(first)}.`]
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
