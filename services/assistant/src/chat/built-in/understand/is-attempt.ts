import { clausesOf } from './clauses.ts';
import { isInjection } from './injection.ts';
import { foldedText, understand } from './model.ts';
import { readIntents } from './read-intents.ts';

/** Whether a message tries to change the rules that visitors are answered by. */
export const isAttempt = (message: string): boolean => {
  const understood = understand(message);
  const text = foldedText(understood);
  return isInjection(text) || readIntents(clausesOf(message, understood), false).others.includes('injection');
};
