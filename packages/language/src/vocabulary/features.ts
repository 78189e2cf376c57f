import { foldText } from '@forecourt/rules';
import lists from './lists/features.json' with { type: 'json' };
import { formPattern } from './terms.ts';

/** Equipment and its names. */
export interface KnownFeature {
  readonly key: string;
  /** In a sentence, after "with": "air conditioning". */
  readonly said: string;
  /** On its own: "Air conditioning". */
  readonly name: string;
  /** Matches typed names in a normalised message; global. */
  readonly typed: RegExp;
  /** Matches a van's folded features or derivative. */
  readonly recorded: RegExp;
  /** Matches the folded description; absent for features that staff tick. */
  readonly described: RegExp | null;
}

const starting = (words: string): RegExp => new RegExp(`\\b(?:${words})`);

/** All equipment that can be asked for. */
export const KNOWN_FEATURES: readonly KnownFeature[] = lists.map(({ key, said, typed, recorded, described }) => {
  const words = said.replace(/^an? /, '');
  return {
    key,
    said,
    name: words.replace(/^./, (letter) => letter.toUpperCase()),
    // The name itself is understood too, because suggestions put it into the search.
    typed: formPattern([foldText(words).replaceAll('-', ' '), ...typed]),
    recorded: starting(recorded),
    described: described === undefined ? null : starting(described),
  };
});

const BY_KEY = new Map(KNOWN_FEATURES.map((known) => [known.key, known]));
/** The equipment of a key. */
export const knownFeature = (key: string): KnownFeature | undefined => BY_KEY.get(key);
