/** Words that say little of what a question is about; pairs of words keep them. */
const SMALL = new Set(
  `a an the i u you your ur my me we us our do does did is are was be been can could would will should if of on to for and or in it its
  with by at have has had get got please pls mate hi hello hey just there what whats wot that this so then them they am im ive id youre
  any some as from about when how who where which which why one up out also too want need like know tell ask asking wondering cheers alright right ok okay well hiya morning afternoon evening ta thanks thank fine lol oh yeah yes more thing actually honest really mate good great`.split(
    /\s+/,
  ),
);

/** One spelling for what is written in several ways. */
const SAME: readonly (readonly [written: RegExp, one: string])[] = [
  [/\b(?:part[- ]?(?:exchang(?:e|es|ing)|ex)|p\/?x|p\/?ex|pex|trade[- ]?in)\b/g, 'partex'],
  [/\bhire[- ]purchase\b|\bh\.?p\b/g, 'hp'],
  [/\bsign[- ]?(?:writ(?:e|ing|ten|er)|writting)\b/g, 'signwriting'],
  [/\bcar ?play\b/g, 'carplay'],
  [/\b(?:ltd|limited)(?: co(?:mpany)?)?\b/g, 'ltd'],
  [/\bself[- ]employed\b/g, 'sole trader'],
  [/\bply[- ]?lin(?:e|ed|ing)\b/g, 'plylining'],
  [/\bkick ?backs?\b/g, 'kickback'],
  [/\b(?:slam ?lock|dead ?lock|hook ?lock)s?\b/g, 'deadlock'],
  [/\bin ?mobili[sz]ers?\b/g, 'immobiliser'],
  [/\b(?:guarantee[ds]?|garante[ed]+|guarentee[ds]?|waranty|warrent[ey]|warrantey|garantee)\b/g, 'warranty'],
  [/\bwot\b/g, 'what'],
  [/\bvehicles?\b/g, 'van'],
  [/\b(?:paperwork|docs)\b/g, 'documents'],
  [/\b(?:turned|knocked) (?:me )?(?:down|back)\b|\b(?:refused|rejected|declines?)\b/g, 'declined'],
  [/\b(?:bring|send|give|hand|take) (?:it|the van) back\b/g, 'return it'],
  [/\b(?:my|our|a) (?:lad|son|daughter|wife|husband|brother|dad)\b/g, 'somebody'],
  [/\b(?:my|our|a) (?:mate|friend|driver|employee|worker|colleague)\b/g, 'somebody'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
];

/** Long enough to lose its ending. */
const ENDED = 5;

const stem = (word: string): string => {
  if (word.length < ENDED) return word.replace(/(?<=[^s]{2})s$/, '');
  return word.replace(/(?<=[a-z]{3})(?:ations?|ances?|ments?|ions?|ings?|ers?|ed|ies|es|s|e|y)$/, '');
};

/** All words of a text in their order, in one spelling. */
export function plainWords(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/['’]/g, '');
  const spelt = SAME.reduce((said, [written, one]) => said.replace(written, one), lower);
  return spelt.match(/[a-z0-9]+/g) ?? [];
}

/** Pairs of neighbours, small words and all: "has it" is not asked of a page, "can you" may be. */
const pairs = (words: readonly string[]): readonly string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`);

/** Whether a term is a pair of words. */
export const isPair = (term: string): boolean => term.includes(' ');

/** Whether a word says what a text is about. */
export const isTelling = (word: string): boolean => !SMALL.has(word);

/** What a text is found by: its telling words without their endings, and its pairs of words. */
export function termsOf(words: readonly string[]): readonly string[] {
  const stems = words.map(stem);
  const telling = stems.filter((_stem, index) => isTelling(words[index] ?? ''));
  return [...new Set([...telling, ...pairs(stems)])];
}
