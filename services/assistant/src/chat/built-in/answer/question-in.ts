import { themesOf } from '../find/page-words.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { changesPlan } from '../wishes/plan.ts';
import { askedTopics } from './asked-topics.ts';

/** It asks for vans, whatever they are to be. */
export const findsVans = ({ order, comparison, more, similar, startAgain, dropped, otherwise }: Reading): boolean =>
  order !== null || comparison !== null || more || similar || startAgain || dropped.length + otherwise.length > 0;

export const POINTS: ReadonlySet<string | undefined> = new Set([
  'start',
  'place',
  'places',
  'other',
  'both',
  'best',
  'mark',
  'description',
]);
const FEW = 3;

/** The question of a message that only names a van: the one before where it goes on with it, or whatever there is to know. */
export const questionIn = (reading: Reading, { questioned }: Conversation): Reading | null => {
  const { pointer, goesOn, topics, wishes, plan } = reading;
  const own = pointer?.by === 'description' ? pointer.wishes : [];
  const names = wishes.every((wish) => own.includes(wish));
  const asks = topics.length > 0 || changesPlan(plan) || reading.bare !== null || findsVans(reading);
  if (reading.goesBack && pointer !== null && names && !asks) return { ...reading, topics: ['summary'] };
  if (!POINTS.has(pointer?.by) || !names || asks) return null;
  // "Who owned the second one" asks by itself.
  const isOwn = themesOf(reading.text, []).length > 0 || reading.unlisted.length > 0;
  // "The second one?", after something else was asked.
  if (
    questioned !== null &&
    themesOf(reading.text, []).length === 0 &&
    (goesOn || reading.text.trim().split(' ').length <= FEW)
  ) {
    const wishes = questioned.wishes.filter(({ kind }) => kind === 'feature');
    return { ...questioned, pointer, goesOn, wishes, topics: askedTopics(questioned) };
  }
  return pointer?.by === 'description' || isOwn ? null : { ...reading, topics: ['summary'] };
};
