import { foldText } from '@forecourt/rules';
import { type PageSentence, themesOf } from '../find/page-words.ts';
import type { Theme } from '../find/themes.ts';
import type { FactTopic } from '../questions/topic.ts';
import { listed } from '../say/words.ts';
import type { Reading } from '../understand/reading.ts';

const NO_RECORD = /^I don't have a record of/;
const NOT_LISTED = /^I can't see ([^;]+) listed/;
/** Whether its page speaks of equipment that is not listed: of one thing, or of each of several. */
const tellsOf = (sentence: string, quotes: readonly PageSentence[]): boolean => {
  const things = NOT_LISTED.exec(sentence)?.[1]?.split(/, | or /) ?? [];
  const isOf = (thing: string): boolean =>
    themesOf(foldText(thing), []).some((theme) => quotes.some(({ sentence: quote }) => theme.written.test(foldText(quote))));
  return things.length > 0 && (things.every(isOf) || (things.length === 1 && quotes.every(({ isNamed }) => isNamed)));
};
/** Chosen by the topic alone. */
const OF_TOPIC = /^Its page says: "/;
/** What its page says of what is asked, in place of what no field records. */
export const withPage = (
  said: readonly string[],
  facts: readonly string[],
  quotes: readonly PageSentence[],
  { text, asksWhy }: Reading,
  phone: string,
): readonly string[] => {
  const themes = themesOf(text, []);
  const recorded = said.filter((sentence) => !facts.includes(sentence) || !OF_TOPIC.test(sentence));
  if (quotes.length === 0)
    return themes.some(({ topic }) => topic === null) ? recorded.filter((sentence) => !NO_RECORD.test(sentence)) : recorded;
  const known = recorded.filter((sentence) => !NO_RECORD.test(sentence) && !tellsOf(sentence, quotes));
  const fresh = quotes.filter(({ sentence }) => known.every((other) => !other.includes(sentence)));
  if (fresh.length === 0) return known;
  const isOpen = (asksWhy || themes.length === 0) && fresh.every(({ isNamed }) => !isNamed);
  const ending = isOpen ? ` The sales team can tell you more on ${phone}.` : '';
  return [...known, `Its page says: ${listed(fresh.map(({ sentence }) => `"${sentence}"`))}${ending}`];
};

const PARTS = /[,?&+]|\b(?:and|or|plus|also)\b/;
/** What a message names that neither the record nor the page of a van says anything of. */
export const unsaid = ({ text }: Reading, told: readonly string[], topics: readonly FactTopic[]): readonly string[] => {
  const answer = foldText(told.join(' '));
  const parts = text.split(PARTS).map((part) => themesOf(part, []));
  const isSaid = ({ topic, written }: Theme): boolean => (topic !== null && topics.includes(topic)) || written.test(answer);
  return told.length > 0 && parts.length === 1
    ? []
    : parts.flatMap((themes) => (themes.some(isSaid) ? [] : (themes[0]?.name ?? [])));
};
