import { type ChatAnswer, LONGEST_CHAT_ANSWER, MOST_RECOMMENDED, type RecommendedVehicle } from '@forecourt/contracts';
import { listingImage } from '@forecourt/rules';
import type { ChatDraft, ChatStock, StockedVan } from '../chat-engine.ts';
import { type Ground, isGone } from './ground.ts';
import { SentenceCheck } from './sentence-check.ts';
import { joinSentences, sentencesOf } from './sentences.ts';

/** What is left of a draft. */
export interface CheckedDraft {
  /** Null when nothing sensible is left. */
  readonly answer: ChatAnswer | null;
  /** Why sentences were left out, for the log. */
  readonly faults: readonly string[];
}

/** The van of the page, and those that stood beside earlier answers: of these a visitor may ask on. */
export const vansInView = ({ question, stock }: Ground): readonly StockedVan[] =>
  [question.vehicleId, ...question.earlier.flatMap(({ vehicleIds }) => vehicleIds)].flatMap((id) => {
    const van = typeof id === 'number' ? stock.find(id) : undefined;
    return van === undefined ? [] : [van];
  });

const recommendedVans = ({ recommended }: ChatDraft, stock: ChatStock) => {
  const vans = new Map<number, { van: StockedVan; fact: string | null }>();
  for (const { id, fact } of recommended) {
    const van = stock.find(id);
    if (van !== undefined && !isGone(van.vehicle) && !vans.has(id)) vans.set(id, { van, fact });
  }
  return [...vans.values()].slice(0, MOST_RECOMMENDED);
};

const toRecommended = ({ vehicle }: StockedVan, fact: string | null): RecommendedVehicle => ({
  id: vehicle.id,
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  imageUrl: listingImage(vehicle),
  price: isGone(vehicle) ? null : vehicle.price,
  vatQualifying: vehicle.vatQualifying,
  fact,
});

/**
 * A draft of the built-in engine, with its vans looked up once more. Its sentences are composed of the stock and the
 * settings alone, so they are not sifted: the sieve takes limits such as "up to £20,000 plus VAT" for prices.
 */
export const answerOf = (draft: ChatDraft, stock: ChatStock): ChatAnswer => ({
  answer: draft.text,
  recommendedVehicles: recommendedVans(draft, stock).map(({ van, fact }) => toRecommended(van, fact)),
});

/** An answer that leads up to nothing, or of which the greater part had to go, is none. */
const isSensible = (kept: readonly string[], all: readonly string[]): boolean => {
  const said = kept.filter((sentence) => /\w{2}/.test(sentence));
  return said.length > 0 && kept.length * 2 >= all.length && !(kept.length < all.length && /:\s*$/.test(said.at(-1) ?? ''));
};

/** Holds a draft against the stock, the settings and the visitor's own words. */
export const checkDraft = (draft: ChatDraft, ground: Ground): CheckedDraft => {
  const vans = recommendedVans(draft, ground.stock);
  const shown = [...vans.map(({ van }) => van), ...vansInView(ground)];
  const text = draft.text.slice(0, LONGEST_CHAT_ANSWER);
  const sentences = sentencesOf(text);
  const check = new SentenceCheck(ground, shown);
  const faults: string[] = [];
  const kept = sentences.filter((sentence) => {
    const fault = check.faultOf(sentence, text);
    if (fault !== null) faults.push(fault);
    return fault === null;
  });
  const recommendedVehicles = vans.map(({ van, fact }) => {
    const fault = fact === null ? null : new SentenceCheck(ground, [van]).faultOf(fact, text);
    if (fault !== null) faults.push(fault);
    return toRecommended(van, fault === null ? fact : null);
  });
  const isEmptied = draft.recommended.length > 0 && vans.length === 0;
  if (isEmptied || !isSensible(kept, sentences))
    return { answer: null, faults: isEmptied ? [...faults, 'no such vans'] : faults };
  return { answer: { answer: joinSentences(kept), recommendedVehicles }, faults };
};
