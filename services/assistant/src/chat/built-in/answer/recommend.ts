import type { Dealership } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import type { Van } from '../find/van.ts';
import { exampleOf } from '../questions/finance.ts';
import { factFor } from '../say/facts.ts';
import type { Conversation } from '../wishes/conversation.ts';

/** The vans with a fact each that answers what was asked for. */
export const recommend = (vans: readonly Van[], { wishes, order }: Conversation): ChatDraft['recommended'] =>
  vans.map((van) => ({ id: van.id, fact: factFor(van, wishes, order) }));

/** The example that has to stand with any monthly figure, of the van that stands first. */
export const monthlyNote = (
  { wishes, order, plan }: Conversation,
  [first]: readonly Van[],
  dealership: Dealership,
): readonly string[] => {
  if (first === undefined || !(wishes.has('monthly') || order === 'lowest monthly')) return [];
  const example = exampleOf(first, dealership, plan);
  return example === null ? [] : [example];
};
