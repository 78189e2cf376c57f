import { type ContentSection, contentPages, sectionTexts } from '@forecourt/content';
import type { Dealership } from '@forecourt/contracts';
import { fold, sentencesOf } from './text.ts';

const SUBSTANTIAL = 30;

const outlineOf = ({ items = [] }: ContentSection): readonly string[] =>
  items.map(({ note, title }) => (note ? `${note}: ${title}` : title));
const withSentences = (text: string): readonly string[] => [text, ...sentencesOf(text)];

/** Everything that the public pages say, and each of its sentences; the last mark may differ in a quotation. */
export const pageTexts = (settings: Dealership): readonly string[] =>
  contentPages(settings)
    .flatMap(({ sections }) => sections)
    .flatMap((section) => [...sectionTexts(section).flatMap(withSentences), ...outlineOf(section)])
    .map((text) => text.replace(/[.;:]$/, ''));

/** Whether an answer quotes a sentence of any page. */
export const quotesPage = (text: string, settings: Dealership): boolean => {
  const said = fold(text);
  return pageTexts(settings).some((sentence) => sentence.length > SUBSTANTIAL && said.includes(fold(sentence)));
};

/** Which section of the public pages says more of what a setting says. */
const SECTIONS: Readonly<Record<string, string>> = {
  'policies.partExchange': 'part-exchange',
  'policies.reservation': 'deposits-and-reservations',
  'legal.complaintsEmail': 'complaints',
};

/** Whether an answer quotes a sentence of the pages on the subject of a setting. */
export const saysPage = (text: string, settings: Dealership, path: string): boolean => {
  const said = fold(text);
  return contentPages(settings)
    .flatMap(({ sections }) => sections)
    .filter(({ id }) => id === SECTIONS[path])
    .flatMap((section) => sectionTexts(section).flatMap(withSentences))
    .some((sentence) => sentence.length > SUBSTANTIAL && said.includes(fold(sentence)));
};
