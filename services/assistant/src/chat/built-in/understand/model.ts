import { actsOf, readModel, type Understanding, understandingOf } from '@forecourt/language';
import { learnt } from '@forecourt/language/model';

const model = readModel(learnt);

/** Understands a message as the build has learnt from the data of `packages/language`. */
export const understand = understandingOf(model);

/** What a message wants at its point of the conversation, as the build has learnt. */
export const actOf = actsOf(model);

/** A message spelt right, without apostrophes and with a space at either end. */
export const foldedText = ({ spelt }: Pick<Understanding, 'spelt'>): string => ` ${spelt.join(' ').replaceAll("'", '')} `;
