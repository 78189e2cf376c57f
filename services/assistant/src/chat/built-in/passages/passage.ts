import { type ContentPage, type ContentSection, contentPages, itemTexts, sectionTexts } from '@forecourt/content';
import type { Dealership } from '@forecourt/contracts';
import { type Topic, topicNamed } from '../questions/topic.ts';
import { ASKED, type Asked, OF_SETTINGS } from './asked.ts';
import { joined, sentencesOf } from './sentences.ts';
import { topicsOf } from './topic-pages.ts';
import { withSettings } from './with-settings.ts';

/** What a public page or the settings say about one thing, fit to be quoted. */
export interface Passage {
  readonly title: string;
  /** One to three sentences, plain text; what is worked out for a message stands in braces: "{hours}". */
  readonly text: string;
  /** Where the page says it: path and anchor; null for the settings. */
  readonly address: string | null;
  readonly topics: readonly Topic[];
  /** The topic that it answers where nothing more special does. */
  readonly general: Topic | null;
}

/** A passage, with what it is found by. */
export interface AskedPassage extends Passage {
  readonly asked: readonly string[];
  /** Everything that its section says. */
  readonly section: string;
}

interface Place {
  readonly title: string;
  readonly texts: readonly string[];
  readonly outline: string;
}

const QUOTED_SENTENCES = 2;

/** The titles of a section's items, each with its note: "New: Full manufacturer warranty; …" */
const outlineOf = ({ items = [] }: ContentSection): string =>
  `${items.map(({ note, title }) => (note ? `${note}: ${title}` : title)).join('; ')}.`;

function placeAt({ sections }: ContentPage, anchor: string): Place | undefined {
  for (const section of sections) {
    const { id, title, items = [] } = section;
    if (id === anchor) return { title, texts: sectionTexts(section), outline: outlineOf(section) };
    const item = items.find((candidate) => candidate.id === anchor);
    if (item) return { title: item.title, texts: itemTexts(item), outline: '' };
  }
  return undefined;
}

function quote({ texts, outline }: Place, asked: Asked): string {
  const { from = '', sentences = QUOTED_SENTENCES, before = '', say } = asked;
  if (say) return say;
  if (asked.outline) return before + outline;
  const all = sentencesOf(texts);
  const start = all.findIndex((sentence) => sentence.startsWith(from));
  if (start < 0) throw new Error(`#${asked.anchor} has no sentence that begins with "${from}"`);
  return before + joined(all.slice(start, start + sentences));
}

const onPage = (page: ContentPage, asked: Asked, dealership: Dealership): AskedPassage => {
  const place = placeAt(page, asked.anchor);
  if (!place) throw new Error(`${page.path} has no #${asked.anchor}`);
  const address = `${page.path}#${asked.anchor}`;
  const general = asked.topic === undefined ? null : topicNamed(asked.topic);
  return {
    title: place.title,
    text: withSettings(quote(place, asked), dealership),
    address,
    topics: [...topicsOf(address), ...(general ? [general] : [])],
    general,
    asked: asked.asked,
    section: place.texts.join(' '),
  };
};

/** Every passage of the public pages, and of the dealer's settings. */
export const askedPassages = (dealership: Dealership): readonly AskedPassage[] => [
  ...contentPages(dealership).flatMap((page) => (ASKED[page.path] ?? []).map((asked) => onPage(page, asked, dealership))),
  ...OF_SETTINGS.map(({ topic, say, asked }) => {
    const general = topicNamed(topic);
    return { title: '', text: withSettings(say, dealership), address: null, topics: [general], general, asked, section: '' };
  }),
];
