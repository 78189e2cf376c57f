import { isInjection } from './injection.ts';

const LEAST_WORDS = 3;

/** What is said in sentences of their own beside an attempt on the rules, which is answered; null where there is no attempt or nothing else. */
export const withoutAttempt = (message: string): string | null => {
  const sentences = message.split(/(?<=[a-z)0-9][.?!])\s+/i);
  const rest = sentences.filter((sentence) => !isInjection(` ${sentence.toLowerCase()} `));
  const saysMore = rest.some((sentence) => sentence.trim().split(/\s+/).length >= LEAST_WORDS);
  return rest.length < sentences.length && saysMore ? rest.join(' ') : null;
};
