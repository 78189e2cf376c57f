import { amountsOf, type Understanding } from '@forecourt/language';

/** Words that say nothing of what a figure is. */
const SMALL: ReadonlySet<string> = new Set(
  'a about and but do go how i if instead it k just make maybe no ok or put say so then to try up we what with grand hundred quid thousand pounds'.split(
    ' ',
  ),
);

/** The figure of a message that has hardly anything else. */
export const loneFigure = ({ tokens }: Pick<Understanding, 'tokens'>): number | null => {
  const [amount, second] = amountsOf(tokens);
  const isAlone = tokens.every(({ kind, word }) => kind === 'number' || kind === 'sign' || SMALL.has(word));
  return amount && !second && isAlone && tokens.some(({ kind }) => kind === 'number') ? amount.value : null;
};
