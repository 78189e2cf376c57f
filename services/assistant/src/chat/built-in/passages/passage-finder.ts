import type { Dealership } from '@forecourt/contracts';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { ELSEWHERE } from './asked.ts';
import { type Comparable, likeness, weigher } from './likeness.ts';
import { type AskedPassage, askedPassages } from './passage.ts';
import { speller } from './speller.ts';
import { plainWords, termsOf } from './words.ts';

export interface FoundPassage {
  readonly passage: AskedPassage;
  /** From 0 to 1: how sure it is that the passage answers the question. */
  readonly score: number;
}

export type FindPassages = (question: string) => readonly FoundPassage[];

/** Above it, a passage may be quoted without asking back: 19 out of 20 are right (`passage-finder.test.ts`). */
export const SURE = 0.55;

/** A passage; or, without one, a question that no page answers. */
interface Entry extends Comparable {
  readonly id: number;
  readonly passage: AskedPassage | null;
  /** The same for the index, a term a line. */
  readonly fields: { readonly asked: string; readonly title: string; readonly said: string };
}

/** How many questions are remembered with what was found. */
const REMEMBERED = 1_000;
/** How many passages are compared closely. */
const CANDIDATES = 16;

const terms = (text: string): readonly string[] => termsOf(plainWords(text));

function entryOf(passage: AskedPassage | null, gists: readonly string[], title: string, section: string, id: number): Entry {
  const [asked, named, said] = [gists.map(terms), terms(title), terms(section)];
  return {
    id,
    passage,
    gists: asked.map((gist) => new Set(gist)),
    asked: new Set([...asked.flat(), ...named]),
    said: new Set(said),
    fields: { asked: asked.flat().join('\n'), title: named.join('\n'), said: said.join('\n') },
  };
}

function entriesOf(passages: readonly AskedPassage[]): readonly Entry[] {
  return [
    ...passages.map((passage, id) => entryOf(passage, passage.asked, passage.title, passage.section, id)),
    ...ELSEWHERE.map((question, index) => entryOf(null, [question], '', '', passages.length + index)),
  ];
}

function indexOf(entries: readonly Entry[]) {
  const index = new MiniSearch<Entry>({
    fields: ['asked', 'title', 'said'],
    extractField: (entry, field) => (field === 'id' ? entry.id : entry.fields[field as keyof Entry['fields']]),
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term,
    searchOptions: { boost: { asked: 3, title: 2 } },
  });
  index.addAll(entries);
  return index;
}

/**
 * Finds what the public pages say to a question, best first; nothing where it asks for a certain van, the stock or anything else
 * that no page answers. Whoever quotes it asks for a score of `SURE`.
 */
export function passageFinder(dealership: Dealership, passages = askedPassages(dealership)): FindPassages {
  const entries = entriesOf(passages);
  const index = indexOf(entries);
  const weight = weigher(entries);
  const texts = passages.flatMap(({ asked, title, section }) => [...asked, title, section]);
  const spelt = speller(new Set([...texts, ...ELSEWHERE].flatMap(plainWords)));

  const compare: FindPassages = (question) => {
    const asked = termsOf(plainWords(question).map(spelt));
    const compared = index
      .search(asked.join('\n'))
      .slice(0, CANDIDATES)
      .flatMap(({ id }) => entries[id] ?? [])
      .map((entry) => ({ passage: entry.passage, score: likeness(asked, entry, weight) }))
      .sort((one, other) => other.score - one.score);
    // What comes after a question for elsewhere is less like it than that is.
    const elsewhere = compared.findIndex(({ passage }) => passage === null);
    const before = elsewhere < 0 ? compared : compared.slice(0, elsewhere);
    return before.flatMap(({ passage, score }) => (passage ? [{ passage, score }] : []));
  };
  // Every message of a conversation is read again with the next.
  const known = new LRUCache<string, readonly FoundPassage[]>({ max: REMEMBERED });
  return (question) => {
    const found = known.get(question) ?? compare(question);
    known.set(question, found);
    return found;
  };
}
