import { formatPounds } from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import { wishWords } from '../say/wish-words.ts';
import { capital } from '../say/words.ts';
import type { Question } from '../wishes/conversation.ts';

const ROUND = 1_000;
/** Budgets that leave a third and two thirds of the vans. */
const budgets = (vans: readonly Van[]): readonly string[] => {
  const prices = vans.map(({ pounds }) => pounds).sort((a, b) => a - b);
  const upTo = [1, 2].map((third) => Math.ceil((prices[Math.floor((prices.length * third) / 3)] ?? 0) / ROUND) * ROUND);
  return [...new Set(upTo)].map((pounds) => `Up to ${formatPounds(pounds)}`);
};

const KINDS = 3;
/** The bodies of which there are most. */
const kinds = (vans: readonly Van[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { vehicle } of vans) {
    const { bodyType } = vehicle;
    if (bodyType !== null && bodyType !== 'Other') counts.set(bodyType, (counts.get(bodyType) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, KINDS)
    .map(([body]) => capital(wishWords(new Map([['body', { kind: 'body', values: [body], not: false }]]), true)));
};

interface Shown {
  /** All that fit. */
  readonly fitting: readonly Van[];
  readonly shown: readonly Van[];
  readonly isSorted: boolean;
}

/** What a visitor may want to say next: an answer to what is asked back, or more about the vans shown. */
export const repliesTo = (question: Question | null, { fitting, shown, isSorted }: Shown): readonly string[] => {
  if (question === 'budget') return budgets(fitting);
  if (question !== null) return kinds(fitting);
  return [
    ...(fitting.length > shown.length ? ['Show me others'] : []),
    ...(shown.length > 1 ? ['Compare them'] : []),
    ...(shown.length > 1 && !isSorted ? ['Which is the cheapest?'] : []),
  ];
};
