import type { VocabularyLists } from '../vocabulary/vocabulary.ts';
import type { PackedWeights } from './weight-table.ts';

/** What the assistant has learnt of how visitors write. */
export interface Model extends VocabularyLists {
  /** Weights of each label of a token. */
  readonly tagger: PackedWeights;
  /** Weights of each sign of a slot. */
  readonly signs: PackedWeights;
  /** Weights of each intent. */
  readonly classifier: PackedWeights;
  /** Weights of each act of a conversation. */
  readonly acts: PackedWeights;
}
