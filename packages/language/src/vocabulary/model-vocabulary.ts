import { KNOWN_MAKES, KNOWN_MODELS } from './names.ts';
import { type Vocabulary, type VocabularyLists, vocabularyOf } from './vocabulary.ts';

const NAMES = {
  make: KNOWN_MAKES.flatMap(({ aliases }) => aliases),
  model: KNOWN_MODELS.flatMap(({ aliases }) => aliases),
};

/** The vocabulary of a model, with the makes and models of the market. */
export const modelVocabulary = ({ words, entries }: VocabularyLists): Vocabulary =>
  vocabularyOf({ words, entries: { ...entries, ...NAMES } });
