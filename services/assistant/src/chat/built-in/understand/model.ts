import { readModel, type Understanding, understandingOf } from '@forecourt/language';
import { learnt } from '@forecourt/language/model';

/** Understands a message as the build has learnt from the data of `packages/language`. */
export const understand = understandingOf(readModel(learnt));

/** A message spelt right, without apostrophes and with a space at either end. */
export const foldedText = ({ spelt }: Pick<Understanding, 'spelt'>): string => ` ${spelt.join(' ').replaceAll("'", '')} `;
