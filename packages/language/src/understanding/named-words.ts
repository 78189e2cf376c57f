import { COMMON_WORDS } from '../vocabulary/words.ts';

/** Lists whose entries mean what they say wherever they stand. */
const SURE: ReadonlySet<string> = new Set(['body', 'fuel', 'gearbox', 'colour', 'equipment', 'make', 'model', 'size']);
/** Words that mean something else as often: there the tagger alone decides. */
const EVERYDAY: ReadonlySet<string> = new Set(
  `daily expert partner master traffic connect custom dispatch focus defender van vans vann car cars bus coach box estate platform
   coffee cream chocolate sand stone slate copper gold matt plum sage pebble lime mint olive chestnut magnetic hazel pearl
   bed beds step spare remote vice sink screen mats cage tilt vacuum vents generator toilet radio battery stick electrics
   big high long low short tall little standard medium maxi jumbo compact`.split(/\s+/),
);

/** Sizes that are everyday words, but not right before a van. */
const SIZES: ReadonlySet<string> = new Set('big high long low short tall little standard medium maxi jumbo compact'.split(' '));
const SIZED = /^(?:van|vans|one|panel|roof|wheelbase|luton|pickup|tipper)$/;

/**
 * The labels of a message, and those of names that the tagger has overlooked.
 *
 * @param kinds for each word the lists that have it
 */
export const withNamedWords = (
  labels: readonly string[],
  spelt: readonly string[],
  kinds: readonly (readonly string[])[],
): readonly string[] => {
  const filled: string[] = [];
  labels.forEach((label, place) => {
    const kind = (kinds[place] ?? []).find((name) => SURE.has(name));
    const word = spelt[place] ?? '';
    const isName = kind === 'make' || kind === 'model';
    const before = filled[place - 1];
    const goesOn = labels[place - 1] === 'O' && before !== undefined && before.endsWith(`-${kind}`);
    const isSized = SIZES.has(word) && SIZED.test(spelt[place + 1] ?? '');
    const says = goesOn || isSized || !(EVERYDAY.has(word) || (isName && COMMON_WORDS.has(word)));
    filled.push(label !== 'O' || kind === undefined || !says ? label : `${goesOn ? 'I' : 'B'}-${kind}`);
  });
  return filled;
};
