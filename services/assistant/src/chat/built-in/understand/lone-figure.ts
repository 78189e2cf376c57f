import { amountsOf, type Understanding } from '@forecourt/language';

/** Words that say nothing of what a figure is. */
const SMALL: ReadonlySet<string> = new Set(
  'a about add adding and another at but hm hmm least need needs oh want do go how i if instead it k just make maybe more no ok or put say so then to try up we what with grand hundred quid thousand pounds percent extra on top'.split(
    ' ',
  ),
);

/** "The other one" is no figure; "a grand" is. */
const LEAST_IN_WORDS = 100;

/** The figure of a message that has hardly anything else. */
export const loneFigure = ({ tokens }: Pick<Understanding, 'tokens'>): number | null => {
  const [amount, second] = amountsOf(tokens);
  const isAlone = tokens.every(({ kind, word }) => kind === 'number' || kind === 'sign' || SMALL.has(word));
  return amount && !second && isAlone && (amount.value >= LEAST_IN_WORDS || tokens.some(({ kind }) => kind === 'number'))
    ? amount.value
    : null;
};

const MOST_YEARS = 7;
/** "Does it have to be 5 years"; an age is none. */
export const yearsIn = ({ tokens, spelt }: Pick<Understanding, 'tokens' | 'spelt'>): number | null => {
  const years = amountsOf(tokens).find(
    ({ unit, value }) => /^y(?:ea)?rs?$/.test(unit ?? '') && value >= 1 && value <= MOST_YEARS,
  );
  return years && !spelt.includes('old') ? years.value : null;
};
