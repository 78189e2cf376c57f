import {
  type ChatAnswer,
  MAX_RECOMMENDED,
  MAX_SUGGESTED_REPLIES,
  MAX_UNDERSTOOD_WISHES,
  type RecommendedVehicle,
  type Vehicle,
} from '@forecourt/contracts';
import { listingImage } from '@forecourt/rules';
import type { ChatDraft, ChatStock, StockedVan } from './chat-engine.ts';

const isGone = ({ isSold, stockStatus }: Vehicle): boolean => isSold || stockStatus === 'Sold';

const toRecommended = ({ vehicle }: StockedVan, fact: string | null): RecommendedVehicle => ({
  id: vehicle.id,
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  imageUrl: listingImage(vehicle),
  price: vehicle.price,
  vatQualifying: vehicle.vatQualifying,
  fact,
});

/** Turns a draft into an answer with the current data of its vans; those that are sold or removed are dropped. */
export const toAnswer = ({ text, recommended, wishes = [], replies = [] }: ChatDraft, stock: ChatStock): ChatAnswer => {
  const vans = new Map<number, RecommendedVehicle>();
  for (const { id, fact } of recommended) {
    const van = stock.find(id);
    if (van !== undefined && !isGone(van.vehicle) && !vans.has(id)) vans.set(id, toRecommended(van, fact));
  }
  return {
    answer: text,
    recommendedVehicles: [...vans.values()].slice(0, MAX_RECOMMENDED),
    wishes: wishes.slice(0, MAX_UNDERSTOOD_WISHES),
    replies: replies.slice(0, MAX_SUGGESTED_REPLIES),
  };
};
