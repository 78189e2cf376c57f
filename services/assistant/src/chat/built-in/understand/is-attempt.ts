import { readOthers } from './read-topics.ts';
import { Typed } from './typed.ts';

/** Whether a message tries to change the rules that visitors are answered by. */
export const isAttempt = (message: string): boolean => readOthers(new Typed(message)).includes('injection');
