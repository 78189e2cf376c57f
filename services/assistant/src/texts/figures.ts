/** A number in a text with its unit: "£18,995" is 18995 "£", "2.0-litre" is 2 "litre", "2022" has none. */
export interface Figure {
  readonly value: number;
  readonly unit: string | null;
}

const UNITS: readonly (readonly [string, RegExp])[] = [
  ['bhp', /^(?:bhp|hp|ps|horsepower)\b/],
  ['mpg', /^(?:mpg|miles per gallon)\b/],
  ['mile', /^(?:miles?|mi)\b/],
  ['kg', /^(?:kgs?|kilos?|kilograms?)\b/],
  ['m³', /^(?:m³|m3\b|cubic met(?:re|er)s?\b|cu ?m\b)/],
  ['litre', /^(?:lit(?:re|er)s?|l)\b/],
  ['seat', /^(?:seats?|seater|people|passengers?)\b/],
  // Units that no fact has: such a figure is invented unless staff wrote it themselves.
  ['%', /^(?:%|per ?cent\b)/],
  ['door', /^(?:doors?)\b/],
  ['month', /^months?\b/],
  ['year', /^(?:years?|yrs?)\b/],
  ['day', /^(?:days?|hours?|weeks?|minutes?)\b/],
  ['owner', /^(?:(?:previous |careful |former )?(?:owners?|keepers?))\b/],
  ['key', /^(?:keys?)\b/],
  ['tonne', /^(?:tonnes?|tons?|t)\b/],
  ['mm', /^(?:mm|cm|met(?:re|er)s?|m|feet|foot|ft|inch(?:es)?)\b/],
  ['other', /^(?:cc|nm|lb-?ft|g\/km|k|mph|kwh|kw|speed|star|pounds?|quid)\b/],
];

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER_WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');

/** Turns number words into digits: "six-speed" becomes "6-speed". "One" stays, as it is rarely a number. */
const inDigits = (text: string): string =>
  text.replace(NUMBER_WORD, (word) => String(WORDS.indexOf(word.toLowerCase()) + 2)).replace(/\bdozen\b/gi, '12');

const FIGURE = /([£$€]\s?)?(\d+(?:,\d{3})*(?:\.\d+)?)/g;

/** Every figure in a text, with its unit if it has one. */
export const figuresIn = (text: string): readonly Figure[] => {
  const digits = inDigits(text);
  return [...digits.matchAll(FIGURE)].map((match) => {
    const [found, currency, number = ''] = match;
    const value = Number(number.replaceAll(',', ''));
    if (currency !== undefined) return { value, unit: '£' };
    const after = digits
      .slice(match.index + found.length)
      .replace(/^[\s-]+/, '')
      .toLowerCase();
    return { value, unit: UNITS.find(([, pattern]) => pattern.test(after))?.[0] ?? null };
  });
};
