const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count in words, so that every figure in an answer is one of a van, of the settings or of the visitor. */
export const counted = (count: number): string => {
  if (count < 20) return ONES[count] ?? '';
  if (count < 100) {
    const one = count % 10;
    return `${TENS[Math.floor(count / 10) - 2]}${one === 0 ? '' : `-${ONES[one]}`}`;
  }
  if (count >= 1_000) return 'over a thousand';
  const rest = count % 100;
  return `${ONES[Math.floor(count / 100)]} hundred${rest === 0 ? '' : ` and ${counted(rest)}`}`;
};

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "a, b and c". */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** "an automatic", "a manual". */
export const withArticle = (phrase: string): string =>
  (/^(?:[aeio]|LPG|LWB|MWB|SWB|XLWB)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`).replace(/^an (?=M|S)/, 'an ');

/** As a sentence: with a full stop, unless it has its own. */
export const sentence = (text: string): string => `${capital(text)}${/[.?]$/.test(text) ? '' : '.'}`;
