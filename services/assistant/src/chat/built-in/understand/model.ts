import { actsOf, readModel, type Understanding, understandingOf } from '@forecourt/language';
import { learnt } from '@forecourt/language/model';

const model = readModel(learnt);

/** Understands a message as the build has learnt from the data of `packages/language`. */
export const understand = understandingOf(model);

/** What a message may want at its point of the conversation, the likeliest first, as the build has learnt. */
export const actsWanted = actsOf(model);

/** A message spelt right, without apostrophes and with a space at either end. */
export const foldedText = ({ spelt }: Pick<Understanding, 'spelt'>): string => ` ${spelt.join(' ').replaceAll("'", '')} `;
