import type { Token } from '../lexer/token.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** How far the words reach that say what a figure is: "I still owe Black Horse £4,200". */
const REACH_BEFORE = 6;
const REACH_AFTER = 5;

/** "3", "30", "300", "3000" …: figures of the same size mean the same kind of thing. */
const sizeOf = ({ kind, word }: Token): string => {
  if (kind !== 'number') return kind;
  const [whole = '', part] = word.replaceAll(',', '').split('.');
  return `number${whole.length}${part === undefined ? '' : '.'}`;
};

/** Where figures begin to mean something else: ages, plates, payments, weights, years, prices, miles. */
const STEPS = [1, 1.6, 2.7, 3.6, 6, 10, 17, 26, 40, 66, 77, 100, 200, 600, 1_000, 1_600, 1_990, 2_035, 3_600, 10_000, 35_000];
/** How big a figure is, as far as that tells what it may be. */
const magnitudeOf = ({ kind, word }: Token): string => {
  const value = Number(word.replaceAll(',', ''));
  return kind === 'number' ? `${STEPS.findLast((step) => step <= value) ?? 0}` : kind;
};

/** What the tagger knows of each token: the token, its neighbours, and for a figure the words about it. */
export const tokenFeatures = (tokens: readonly Token[], { spelt, kindsOf }: Vocabulary): readonly (readonly string[])[] => {
  const words = tokens.map((token) => {
    if (token.kind === 'word') return spelt(token.word);
    return token.kind === 'number' ? sizeOf(token) : token.word;
  });
  const sizes = tokens.map(sizeOf);
  const values = tokens.map(magnitudeOf);
  const kinds = kindsOf(words);
  const at = (list: readonly string[], place: number): string => list[place] ?? (place < 0 ? '^' : '$');
  return tokens.map((token, place) => {
    const near = (offset: number) => at(words, place + offset);
    const features = [
      'bias',
      `w ${near(0)}`,
      `w-1 ${near(-1)}`,
      `w+1 ${near(1)}`,
      `w-2 ${near(-2)}`,
      `w+2 ${near(2)}`,
      `w-1,0 ${near(-1)} ${near(0)}`,
      `w0,1 ${near(0)} ${near(1)}`,
      `w-2,-1 ${near(-2)} ${near(-1)}`,
      `w1,2 ${near(1)} ${near(2)}`,
      `w-1,1 ${near(-1)} ${near(1)}`,
      `w-3,-1 ${near(-3)} ${near(-2)} ${near(-1)}`,
      `w-1,0,1 ${near(-1)} ${near(0)} ${near(1)}`,
      `t ${token.word}`,
      `size ${at(sizes, place)}`,
    ];
    if (token.kind !== 'word') {
      const size = sizes[place];
      features.push(`size+ ${size} ${near(1)}`, `size- ${size} ${near(-1)}`, `size-- ${size} ${near(-2)} ${near(-1)}`);
    }
    if (token.kind === 'number')
      features.push(`value ${values[place]}`, `value+ ${values[place]} ${near(1)}`, `value- ${values[place]} ${near(-1)}`);
    // "k" and "miles" go on with the figure before.
    else if (tokens[place - 1]?.kind === 'number') features.push(`after value ${values[place - 1]} ${near(0)}`);
    if (token.kind === 'word') features.push(`head ${token.word.slice(0, 3)}`, `tail ${token.word.slice(-3)}`);
    for (const offset of [-1, 0, 1]) for (const kind of kinds[place + offset] ?? []) features.push(`kind${offset} ${kind}`);
    if (token.kind === 'number' || token.kind === 'code' || (kinds[place] ?? []).includes('numeral')) {
      for (let back = 1; back <= REACH_BEFORE && place - back >= 0; back += 1) features.push(`before ${near(-back)}`);
      for (let on = 1; on <= REACH_AFTER && place + on < tokens.length; on += 1) features.push(`after ${near(on)}`);
    }
    return features;
  });
};
