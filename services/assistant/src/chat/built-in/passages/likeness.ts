import { isPair } from './words.ts';

/** Weight of a pair of words beside that of a word as rare. */
const PAIR = 0.15;
/** Weight of a word that no gist has, such as a name. */
const FOREIGN = 0.5;
/** How much it counts that something is asked which the passage does not answer, and that its gist asks more. */
const UNANSWERED = 0.6;
const UNASKED = 0.15;
/** How much of a term stays unanswered that the section has, and nobody asks for by it. */
const ONLY_SAID = 0.7;

/** What a question is compared with. */
export interface Comparable {
  /** Terms of each gist. */
  readonly gists: readonly ReadonlySet<string>[];
  /** Terms of all gists and the title. */
  readonly asked: ReadonlySet<string>;
  /** Terms of the section's text. */
  readonly said: ReadonlySet<string>;
}

/** What a term weighs: the rarer, the more. */
export function weigher(all: readonly Comparable[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const { gists } of all) {
    for (const term of new Set(gists.flatMap((gist) => [...gist]))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const isForeign = (term: string): boolean => !counts.has(term) && !isPair(term);
  return (term) =>
    Math.log(1 + all.length / (1 + (counts.get(term) ?? 0))) * (isPair(term) ? PAIR : isForeign(term) ? FOREIGN : 1);
}

/**
 * How nearly a question asks for a passage, from 0 to 1: what it shares with the nearest gist, against what the passage leaves
 * unanswered and what the gist asks besides.
 */
export function likeness(
  question: readonly string[],
  { gists, asked, said }: Comparable,
  weight: (term: string) => number,
): number {
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weight(term), 0);
  const missing = question.filter((term) => !asked.has(term));
  const unanswered = sum(missing.filter((term) => !said.has(term))) + ONLY_SAID * sum(missing.filter((term) => said.has(term)));
  const nearness = gists.map((gist) => {
    const shared = sum(question.filter((term) => gist.has(term)));
    return shared === 0 ? 0 : shared / (shared + UNANSWERED * unanswered + UNASKED * (sum([...gist]) - shared));
  });
  return Math.max(...nearness);
}
