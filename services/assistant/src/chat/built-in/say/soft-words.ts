import type { Order } from '../wishes/wish.ts';

const WORDS: Readonly<Partial<Record<Order, string>>> = {
  'most payload': 'a high payload',
  'most volume': 'plenty of load space',
  'most economical': 'low running costs',
  'most powerful': 'plenty of power',
  'longest load': 'a long load area',
  'longest range': 'a long range',
  'tallest load': 'headroom in the back',
  newest: 'a newer van',
  shortest: 'easy parking',
};

/** What matters to a visitor, as it is named: "plenty of load space". */
export const softWords = (order: Order): string => WORDS[order] ?? order;
