import { type ContentPage, type ContentSection, contentPages, itemTexts, sectionTexts } from '@forecourt/content';
import type { Dealership } from '@forecourt/contracts';
import { ASKED } from './asked/all-asked.ts';
import type { Asked } from './asked/asked.ts';
import { joined, sentencesOf } from './sentences.ts';

/** What a public page says about one thing, fit to be quoted. */
export interface Passage {
  readonly title: string;
  /** One to three sentences, plain text. */
  readonly text: string;
  /** Where the page says it: path and anchor. */
  readonly address: string;
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

function quote({ texts, outline }: Place, asked: Asked, dealership: Dealership): string {
  const { from = '', sentences = QUOTED_SENTENCES, before = '', setting } = asked;
  if (setting) return setting(dealership);
  if (asked.outline) return before + outline;
  const all = sentencesOf(texts);
  const start = all.findIndex((sentence) => sentence.startsWith(from));
  if (start < 0) throw new Error(`#${asked.anchor} has no sentence that begins with "${from}"`);
  return before + joined(all.slice(start, start + sentences));
}

/** Every passage of the public pages, from the dealer's settings. */
export const askedPassages = (dealership: Dealership): readonly AskedPassage[] =>
  contentPages(dealership).flatMap((page) =>
    (ASKED[page.path] ?? []).map((asked) => {
      const place = placeAt(page, asked.anchor);
      if (!place) throw new Error(`${page.path} has no #${asked.anchor}`);
      return {
        title: place.title,
        text: quote(place, asked, dealership),
        address: `${page.path}#${asked.anchor}`,
        asked: asked.asked,
        section: place.texts.join(' '),
      };
    }),
  );
