/** How many words on either side of a slot may say whether it is wanted. */
const REACH_BEFORE = 5;
const REACH_AFTER = 5;

/** Where a slot stands among the words of a message; `end` is exclusive. */
export interface Span {
  readonly slot: string;
  readonly start: number;
  readonly end: number;
}

/** The slots that labels mark. */
export const spansOf = (labels: readonly string[]): readonly Span[] =>
  labels.flatMap((label, start) => {
    if (!label.startsWith('B-')) return [];
    const slot = label.slice(2);
    let end = start + 1;
    while (labels[end] === `I-${slot}`) end += 1;
    return [{ slot, start, end }];
  });

/** What stands between two slots that may share a sign: "not white or silver". */
const LONGEST_LINK = 3;

/**
 * What tells whether a slot is wanted, unwanted or given up: the words about it, near and far, and the sign of the one before.
 *
 * @param last the slot before, with its sign
 */
export const signFeatures = (
  spelt: readonly string[],
  { slot, start, end }: Span,
  last?: Pick<Span, 'slot' | 'end'> & { readonly sign: string },
): readonly string[] => {
  const before = spelt.slice(Math.max(0, start - REACH_BEFORE), start).reverse();
  const after = spelt.slice(end, end + REACH_AFTER);
  const link = last && start - last.end <= LONGEST_LINK ? spelt.slice(last.end, start).join(' ') : null;
  const same = last?.slot === slot;
  return [
    ...(link === null ? [] : [`${last?.sign} ${link}`, `${last?.sign} ${link} ${same}`]),
    'bias',
    `slot ${slot}`,
    ...before.flatMap((word, distance) => [`before ${word}`, ...(distance < 3 ? [`-${distance} ${word}`] : [])]),
    ...after.flatMap((word, distance) => [`after ${word}`, ...(distance < 3 ? [`+${distance} ${word}`] : [])]),
    `-1,0 ${before[1] ?? '^'} ${before[0] ?? '^'}`,
    `+0,1 ${after[0] ?? '$'} ${after[1] ?? '$'}`,
    `about ${before[0] ?? '^'} ${after[0] ?? '$'}`,
    ...spelt.slice(start, end).map((word) => `in ${word}`),
  ];
};
