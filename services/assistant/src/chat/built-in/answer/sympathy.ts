/** What has befallen a visitor. */
const LOSS: readonly string[] = [
  'stolen|stole|nicked|pinched|robbed|broken into|vandalised|passed away|died|dead|blew up|blown (?:up|its)|gone bang|packed (?:up|in)',
  'written off|wrote off|crash\\w*|accident|conked|broke(?:n)? down|caught fire|flooded|failed (?:its|the) mot|let (?:me|us) down',
  'knackered|turned (?:me )?down|been refused|got refused|redundant|bereaved|died on me|given up',
];
/** It is the visitor's own trouble, not what may come or what a van of the stock has been through. */
const OWN =
  /\b(?:my|our|i'?ve|i|we|me|us|someone|they|been|got|just|mum|dad|mother|father|husband|wife|sister|brother|son|daughter|partner)\b/;
const MAY_BE = /\b(?:if|what happens|has (?:it|this|that|the)|was it|is it|any|ever been|does)\b/;
const BEFALLEN = new RegExp(`\\b(?:${LOSS.join('|')})\\b`);
/** So far from the loss stands whose it is. */
const NEAR = 40;

/** Whether a message tells of trouble that asks for a kind word first. */
export const tellsOfLoss = (text: string): boolean => {
  const found = BEFALLEN.exec(text);
  if (found === null) return false;
  const before = text.slice(Math.max(0, found.index - NEAR), found.index + found[0].length);
  return OWN.test(before) && !MAY_BE.test(before);
};

/** An answer with a kind word before it; one that is sorry already needs none. */
export const kindly = (text: string, message: string): string =>
  tellsOfLoss(message) && !/\bsorry\b/i.test(text)
    ? `I'm sorry to hear that.\n${text.replace(/^(?:Happy to help|Good|Thanks)\. /, '')}`
    : text;
