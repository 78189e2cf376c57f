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
  'availability',
  'features',
  'warranty',
  'history',
  'sleeps',
  'towing',
  'charging',
  'summary',
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
  'apr',
  'discount',
  'returns',
  'buy',
  'order',
  'ownVan',
  'financeProcess',
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
export const isPolicyTopic = (topic: Topic): topic is PolicyTopic => POLICIES.has(topic);
