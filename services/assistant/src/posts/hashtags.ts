import type { PostFacts } from '@forecourt/contracts';

/** "Transit Custom" is #TransitCustom: words run together, letters and digits only. Null if no letters are left. */
const hashtagOf = (text: string): string | null => {
  const words = text.normalize('NFC').split(/[^\p{L}\p{N}]+/u);
  const tag = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return /\p{L}/u.test(tag) ? `#${tag}` : null;
};

export interface HashtagTopics {
  readonly vehicle: Pick<PostFacts, 'make' | 'model' | 'bodyType' | 'fuelType' | 'condition'>;
  readonly tradingName: string;
  readonly areasServed: readonly string[];
}

/** Distinct hashtags. People search Instagram by them, and it allows thirty; on Facebook more than a few look like noise. */
export const hashtagsFor = (platform: 'facebook' | 'instagram', { vehicle, tradingName, areasServed }: HashtagTopics): string => {
  const { make, model, bodyType, fuelType, condition } = vehicle;
  const about = [make, `${make} ${model}`, bodyType, fuelType && `${fuelType} van`];
  const kind = condition === 'new' ? 'new vans' : 'used vans';
  const topics =
    platform === 'facebook' ? [...about, tradingName] : [...about, kind, 'commercial vehicles', tradingName, ...areasServed];
  const tags = topics.map((topic) => (topic && topic !== 'Other' ? hashtagOf(topic) : null)).filter((tag) => tag !== null);
  const seen = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...seen.values()].slice(0, 20).join(' ');
};
