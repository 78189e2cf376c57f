import { isPolicyTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';

/** Wishes in a question to the dealership are what it is about: "do you take my 2016 Transit". */
export const asksDealership = ({ topics, asksForVans, pointer }: Reading): boolean =>
  topics.includes('partExchange') ||
  (!asksForVans && (topics.some(isPolicyTopic) || ((pointer === null || pointer.by === 'it') && topics.includes('warranty'))));
