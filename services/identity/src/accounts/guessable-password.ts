import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Bounds the time that it takes: what comes after these characters makes no password weaker. */
const JUDGED_LENGTH = 40;
/** Of zxcvbn's 0 to 4: takes a hundred million guesses. Slow hashes and slowed sign-ins do the rest. */
const ENOUGH = 3;
/** Shorter parts of names are in too many other words. */
const MIN_NAME_LENGTH = 3;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_LENGTH });

const OF_NAMES = "it is mostly your name, your email address or the dealership's name";
const OF_A_ROW = 'it repeats itself, or follows the alphabet or the keyboard';
const OF_MANY = 'it is a password that many people use, or close to one';

/** What follows "This is easy to guess", by zxcvbn's warning. */
const REASONS: Readonly<Record<string, string>> = {
  userInputs: OF_NAMES,
  simpleRepeat: OF_A_ROW,
  extendedRepeat: OF_A_ROW,
  sequences: OF_A_ROW,
  straightRow: OF_A_ROW,
  keyPattern: OF_A_ROW,
  topTen: OF_MANY,
  topHundred: OF_MANY,
  common: OF_MANY,
  similarToCommon: OF_MANY,
};

/** A name whole, without what is between its words, and word by word. */
const partsOf = (name: string): string[] => {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  const parts = [name, words.join(''), ...words.filter((word) => word.length >= MIN_NAME_LENGTH)];
  return parts.map((part) => part.slice(0, JUDGED_LENGTH));
};

/**
 * Why a password is among the first that somebody would guess (NIST SP 800-63B: a blocklist, and no rules of composition).
 * @param names what is known of whoever chooses it. @returns a sentence; null if it is hard to guess.
 */
export const whyGuessable = (password: string, names: readonly string[]): string | null => {
  const typed = password.normalize('NFC');
  // What joins words makes them no harder to guess.
  const judged = [typed, typed.replaceAll(/[\s._-]+/g, '')].map((text) => judge.check(text, names.flatMap(partsOf)));
  const guessed = judged.find(({ score }) => score < ENOUGH);
  if (!guessed) return null;
  const reason = REASONS[guessed.feedback.warning ?? ''];
  return `This is easy to guess${reason === undefined ? '' : `: ${reason}`}. Choose another one`;
};
