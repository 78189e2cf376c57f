import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';

/** "Its a 68 plate berlingo", after part-exchange was spoken of: the visitor's own. */
const THEIRS: readonly RegExp[] = [
  /^ (?:(?:ok|okay|yes|yeah|hi|,|\.) )*(?:its|it is|mine|mines|my|done|ive got|i have(?: got)?)\b/,
  /^ (?:(?:ok|okay|yes|yeah|hi|,|\.) )*(?:(?:an? )?\d\d (?:plate|reg)|(?:an? )?20\d\d)\b/,
];
const TELLS_OF_THEIRS: ReadonlySet<string> = new Set([
  'name',
  'year',
  'mileage',
  'colour',
  'fuel',
  'gearbox',
  'code',
  'wheelbase',
  'price',
  'feature',
]);
const OF_THEIRS: ReadonlySet<Topic> = new Set(['partExchange', 'ownVan', 'outstandingFinance', 'sellToUs']);
/** Whether it tells of the visitor's own van. */
export const isTheirVan = ({ text, asks, wishes, topics }: Reading, { told }: Conversation): boolean =>
  told.some((topic) => OF_THEIRS.has(topic)) &&
  !asks &&
  (wishes.length > 0 || topics.length > 0) &&
  wishes.every(({ kind }) => TELLS_OF_THEIRS.has(kind)) &&
  THEIRS.some((pattern) => pattern.test(text));
