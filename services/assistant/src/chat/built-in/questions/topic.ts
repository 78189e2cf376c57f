/** Facts of one van that are asked for. */
export const FACT_TOPICS = [
  'price',
  'vatOnVan',
  'finance',
  'payload',
  'loadLength',
  'loadWidth',
  'loadHeight',
  'loadVolume',
  'length',
  'width',
  'height',
  'weight',
  'wheelbase',
  'mileage',
  'mot',
  'roadTax',
  'cleanAir',
  'economy',
  'range',
  'body',
  'gearbox',
  'fuel',
  'engine',
  'colour',
  'seats',
  'doors',
  'age',
  'condition',
  'wear',
  'availability',
  'features',
  'warranty',
  'history',
  'sleeps',
  'towing',
  'charging',
  'drivenOn',
  'summary',
  'suits',
  'room',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** What is asked of the dealership. */
export const POLICY_TOPICS = [
  'hours',
  'address',
  'phone',
  'email',
  'areas',
  'partExchange',
  'sellToUs',
  'delivery',
  'reservation',
  'testDrive',
  'warrantyProvider',
  'vat',
  'commission',
  'lenders',
  'badCredit',
  'acceptance',
  'interestFree',
  'earlyPayment',
  'lease',
  'hire',
  'apr',
  'discount',
  'returns',
  'buy',
  'order',
  'ownVan',
  'financeProcess',
  'financeTypes',
  'financeEnd',
  'financeDeposit',
  'financeTerm',
  'vatOnFinance',
  'payment',
  'paperwork',
  'licence',
  'preparation',
  'outstandingFinance',
  'fleet',
  'depositBack',
  'visit',
  'collection',
  'notify',
  'jobs',
  'nervous',
  'urgent',
  'photos',
  'inspection',
  'insurance',
  'advice',
  'complaint',
  'privacy',
  'human',
  'callback',
  'company',
  'servicing',
  'fees',
  'specialist',
  'stockOverview',
  'capabilities',
] as const;
export type PolicyTopic = (typeof POLICY_TOPICS)[number];

/** What is neither about a van nor about the dealership. */
export const OTHER_TOPICS = [
  'unknownMark',
  'greeting',
  'thanks',
  'bye',
  'robot',
  'abuse',
  'injection',
  'offTopic',
  'foreign',
] as const;
export type OtherTopic = (typeof OTHER_TOPICS)[number];

export type Topic = FactTopic | PolicyTopic | OtherTopic;

const FACTS: ReadonlySet<string> = new Set(FACT_TOPICS);
const POLICIES: ReadonlySet<string> = new Set(POLICY_TOPICS);
export const isFactTopic = (topic: Topic): topic is FactTopic => FACTS.has(topic);
/** The topic of a name that the data give. */
export const topicNamed = (name: string): Topic => {
  const topic = [...FACT_TOPICS, ...POLICY_TOPICS].find((known) => known === name);
  if (topic === undefined) throw new Error(`There is no topic "${name}"`);
  return topic;
};
export const isPolicyTopic = (topic: Topic): topic is PolicyTopic => POLICIES.has(topic);

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
