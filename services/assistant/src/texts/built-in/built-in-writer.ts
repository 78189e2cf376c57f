import type { Assignment, TextWriter } from '../text-writer.ts';
import { type Choices, closing, middle, opening } from './sentences.ts';

/** FNV-1a: spreads vans over the wordings, so that two similar ones do not read the same. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

const pick = (choices: Choices, turn: number): string => choices[turn % choices.length] ?? '';

/** Rotates a list: the middle sentences may come in any order. */
const turned = <Item>(items: readonly Item[], turn: number): readonly Item[] => {
  const start = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/**
 * Composes prose from the facts alone, so that nothing can be invented. The same facts and wording number give the same text,
 * the next number another.
 */
export const composeProse = (assignment: Assignment): string => {
  const { facts, wording } = assignment;
  const start = hashOf(`${facts.make} ${facts.model} ${facts.year} ${facts.mileage ?? ''} ${facts.colour ?? ''}`) % 1_000;
  const turn = start + wording;
  const sentences = [
    pick(opening(facts), turn),
    ...turned(middle(assignment), Math.floor(turn / 2)).map((choices, place) => pick(choices, turn + place)),
    pick(closing(assignment), turn),
  ];
  return sentences.join(' ');
};

/** The writer that needs no account. */
export const builtInWriter: TextWriter = { write: async (assignment) => composeProse(assignment) };
