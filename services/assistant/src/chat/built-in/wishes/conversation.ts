import type { Act } from '@forecourt/language';
import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import { NO_PLAN, type PlanWords } from './plan.ts';
import type { Order, Wishes } from './wish.ts';

/** What the engine may ask back. */
export type Question = 'start' | 'kind' | 'budget';

/** What has been said so far, as far as it matters for the next answer. */
export interface Conversation {
  readonly wishes: Wishes;
  /** How the visitor would pay by the month. */
  readonly plan: PlanWords;
  /** Keys of what was wished last. */
  readonly latest: readonly string[];
  readonly order: Order | null;
  /** What was wanted so far, oldest first. */
  readonly acts: readonly Act[];
  /** What was asked of the vans spoken of last; null where the last answer was none on facts. */
  readonly questioned: Reading | null;
  /** The miles of a day that were spoken of. */
  readonly dailyMiles: number | null;
  /** A sum that the last answer gave figures for. */
  readonly sum: number | null;
  /** A sum, where the last answer asks what it is. */
  readonly unclear: number | null;
  /** The vans that were last shown together. */
  readonly several: readonly number[];
  /** Those that were spoken of alone since, the last first. */
  readonly spoken: readonly number[];
  /** The vans of which the last answer said which to look at first. */
  readonly advised: readonly number[];
  /** What the last answer was about, where it showed no vans for a wish. */
  readonly told: readonly Topic[];
  /** The vans shown last, and all that were shown for these wishes; ids that may name no van. */
  readonly shown: readonly number[];
  /** The vans found last, in whose order "the second one" is counted, whatever was asked of one of them since. */
  readonly found: readonly number[];
  readonly seen: ReadonlySet<number>;
  /** The first of all that was shown. */
  readonly opened: number | null;
  /** The van that was last spoken of alone. */
  readonly subject: number | null;
  /** Each is asked once. */
  readonly asked: ReadonlySet<Question>;
}

export const NOTHING_SAID: Conversation = {
  wishes: new Map(),
  plan: NO_PLAN,
  latest: [],
  order: null,
  acts: [],
  questioned: null,
  dailyMiles: null,
  sum: null,
  unclear: null,
  several: [],
  spoken: [],
  advised: [],
  told: [],
  shown: [],
  found: [],
  seen: new Set(),
  opened: null,
  subject: null,
  asked: new Set(),
};

export const BUDGETS = ['price', 'priceWithVat', 'monthly'] as const;
const KINDS = ['body', 'name', 'size', 'payload', 'loadLength', 'loadVolume', 'seats', 'loadHeight', 'wheelbase', 'code'];

/** The next good question; null when enough is known. */
export const questionFor = ({ wishes, asked, order }: Conversation): Question | null => {
  if (wishes.size === 0 && order === null) return 'start';
  if (order !== null || [...wishes.values()].filter(({ kind }) => kind !== 'soft').length > 2) return null;
  const budget = BUDGETS.some((key) => wishes.has(key));
  if (!KINDS.some((key) => wishes.has(key))) return asked.has('kind') ? null : 'kind';
  return budget || asked.has('budget') ? null : 'budget';
};
