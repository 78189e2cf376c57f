import type { Van } from '../find/van.ts';
import { relationsOf, type Topic } from '../questions/topic.ts';
import { type FactContext, factWords } from '../questions/van-facts.ts';
import { vanName } from '../say/van-words.ts';

/** That the van spoken of is not simply there, said before how to see, hold or fetch it. */
export const notHere = (van: Van | undefined, topics: readonly Topic[], context: FactContext): readonly string[] => {
  if (van === undefined || van.vehicle.stockStatus === 'In Stock' || !topics.some((topic) => relationsOf(topic).ofPlans))
    return [];
  return [`The ${vanName(van)} ${factWords(van, 'availability', context)}.`];
};
