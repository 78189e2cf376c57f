import type { WrittenModel } from '@forecourt/language';

/** The model that the build has learnt from `data/`. */
export declare const learnt: WrittenModel;
