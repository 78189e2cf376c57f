import type { Van } from '../find/van.ts';
import { relationsOf, type Topic } from '../questions/topic.ts';
import { type FactContext, factWords } from '../questions/van-facts.ts';
import { vanName } from '../say/van-words.ts';

/** That the van spoken of is not simply there or may not be driven, said before how to see, hold or fetch it. */
export const notHere = (van: Van | undefined, topics: readonly Topic[], context: FactContext): readonly string[] => {
  if (van === undefined || !topics.some((topic) => relationsOf(topic).ofPlans)) return [];
  const { stockStatus, specifications } = van.vehicle;
  const isOver = (specifications.motDueDate ?? context.today) < context.today;
  const said = [...(stockStatus === 'In Stock' ? [] : (['availability'] as const)), ...(isOver ? (['mot'] as const) : [])];
  return said.map((topic) => `The ${vanName(van)} ${factWords(van, topic, context)}.`);
};
