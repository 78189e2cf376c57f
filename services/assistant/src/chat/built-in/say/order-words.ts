import type { Order } from '../wishes/wish.ts';

interface OrderWords {
  /** How vans stand in that order. */
  readonly first: string;
  /** What the first of them is. */
  readonly is: string;
  /** What matters to whoever wants much of it. */
  readonly matters?: string;
}

/** What each order is called. */
export const ORDER_WORDS: Readonly<Record<Order, OrderWords>> = {
  cheapest: { first: 'cheapest', is: 'is the cheapest' },
  dearest: { first: 'most expensive', is: 'is the most expensive' },
  'lowest mileage': { first: 'lowest mileage', is: 'has done the fewest miles' },
  newest: { first: 'newest', is: 'is the newest', matters: 'a newer van' },
  oldest: { first: 'oldest', is: 'is the oldest' },
  'longest load': { first: 'longest load area', is: 'has the longest load area', matters: 'a long load area' },
  'tallest load': { first: 'tallest load area', is: 'has the tallest load area', matters: 'headroom in the back' },
  'most volume': { first: 'biggest', is: 'has the most room', matters: 'plenty of load space' },
  'least volume': { first: 'smallest', is: 'has the least room' },
  'most payload': { first: 'highest payload', is: 'carries most', matters: 'a high payload' },
  'most economical': { first: 'most economical', is: 'goes furthest on a gallon', matters: 'low running costs' },
  'most powerful': { first: 'most powerful', is: 'is the most powerful', matters: 'plenty of power' },
  'longest range': { first: 'longest range', is: 'goes furthest on a charge', matters: 'a long range' },
  'most towing': { first: 'highest towing limit', is: 'tows most' },
  'lowest monthly': { first: 'lowest monthly price', is: 'is the cheapest a month' },
  lowest: { first: 'lowest roof', is: 'is the lowest' },
  shortest: { first: 'shortest', is: 'is the shortest', matters: 'easy parking' },
};

/** What matters to a visitor, as it is named: "plenty of load space". */
export const softWords = (order: Order): string => ORDER_WORDS[order].matters ?? order;
