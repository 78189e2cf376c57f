import { readModel, understandingOf } from '@forecourt/language';
import { learnt } from '@forecourt/language/model';

/** Understands a message as the build has learnt from the data of `packages/language`. */
export const understand = understandingOf(readModel(learnt));
