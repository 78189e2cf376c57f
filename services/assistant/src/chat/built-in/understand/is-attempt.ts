import { understand } from './model.ts';
import { readIntents } from './read-intents.ts';
import { readOthers } from './read-topics.ts';
import { Typed } from './typed.ts';

/** Whether a message tries to change the rules that visitors are answered by. */
export const isAttempt = (message: string): boolean => {
  const typed = new Typed(message);
  return readOthers(typed, readIntents(understand(message), typed.whole).others).includes('injection');
};
