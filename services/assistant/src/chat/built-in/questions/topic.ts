import facts from './facts.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };

/** A fact of one van that is asked for. */
export type FactTopic = keyof typeof facts;
/** What is asked of the dealership. */
export type PolicyTopic = keyof typeof policies;
/** What is neither about a van nor about the dealership. */
export type OtherTopic = 'unknownMark' | 'greeting' | 'thanks' | 'bye' | 'robot' | 'abuse' | 'injection' | 'offTopic' | 'foreign';

export type Topic = FactTopic | PolicyTopic | OtherTopic;

export const FACT_TOPICS = Object.keys(facts) as readonly FactTopic[];
export const POLICY_TOPICS = Object.keys(policies) as readonly PolicyTopic[];

export const isFactTopic = (topic: string): topic is FactTopic => topic in facts;
export const isPolicyTopic = (topic: string): topic is PolicyTopic => topic in policies;

/** The topic of a name that the data give. */
export const topicNamed = (name: string): FactTopic | PolicyTopic => {
  if (isFactTopic(name) || isPolicyTopic(name)) return name;
  throw new Error(`There is no topic "${name}"`);
};

const BY_FIGURES: ReadonlySet<Topic> = new Set([
  'finance',
  'apr',
  'financeDeposit',
  'financeTerm',
  'vatOnFinance',
  'vat',
  'vatOnVan',
  'price',
]);
/** With figures asked for, what their own van is worth is part of the sum. */
const BY_A_SUM: ReadonlySet<Topic> = new Set(['partExchange', 'outstandingFinance']);

/** Whether the finance figures of a van answer a topic of a message, where one is spoken of. */
export const isAnsweredByFigures = (topic: Topic, topics: readonly Topic[]): boolean =>
  BY_FIGURES.has(topic) || (BY_A_SUM.has(topic) && topics.includes('finance'));

/** How a topic stands to others. */
interface Relations {
  /** The kinds of wish that it answers. */
  readonly wishes?: readonly string[];
  readonly name?: string;
  /** What a question goes on about that does not say it again: "who with?", after finance. */
  readonly subject?: string;
  /** What is said of it leaves these unsaid. */
  readonly covers?: readonly string[];
  /** What it sounds like, where both are heard in one part of a message. */
  readonly soundsLike?: readonly string[];
  readonly general?: string;
  readonly ofCredit?: boolean;
  /** It goes without saying beside anything else. */
  readonly aloneOnly?: boolean;
  /** Nobody should do it with a van that is sold, promised or still to come. */
  readonly ofPlans?: boolean;
  /** A day that is named after it is one to come by. */
  readonly ofComing?: boolean;
}
const RELATIONS: Readonly<Record<string, Relations | undefined>> = { ...facts, ...policies };
export const relationsOf = (topic: Topic): Relations => RELATIONS[topic] ?? {};
/** Whether it is a question about credit. */
export const isOfCredit = (topic: Topic): boolean => relationsOf(topic).ofCredit === true;
/** The words for what was spoken of. */
export const subjectsFor = (told: readonly Topic[]): readonly string[] => [
  ...new Set(told.flatMap((topic) => relationsOf(topic).subject ?? [])),
];
/** Whether a topic is one of those that were spoken of, or goes on about the same. */
export const isNear = (topic: Topic, told: readonly Topic[]): boolean => {
  const { subject } = relationsOf(topic);
  return told.some((other) => other === topic || (subject !== undefined && relationsOf(other).subject === subject));
};

/** What of all vans at once answers what is asked of none. */
export const generalOf = (topic: Topic): Topic => {
  const { general } = relationsOf(topic);
  return general === undefined ? topic : topicNamed(general);
};
