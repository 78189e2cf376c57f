import { foldText } from '@forecourt/rules';
import { KNOWN_FEATURES } from '../vocabulary/features.ts';

/** Words that negate what a sentence names. */
const GONE = /\b(?:came out|removed|can quote|optional|needs?)\b/;
/** Words that negate what follows them. */
const DENIED = /\b(?:no|not|nothing|without|never|in place of|pre-?wired|ready for)\b.*/;

/** The parts of a description that say what the van has. */
const affirmed = (description: string): string =>
  foldText(description)
    .split(/[.;!?]\s|\n/)
    .filter((sentence) => !GONE.test(sentence))
    .map((sentence) => sentence.replace(DENIED, ''))
    .join(' | ');

/** Keys of the known features that a description says the van has: "Selectable four-wheel drive." */
export const describedEquipment = (description: string | null): readonly string[] => {
  const told = affirmed(description ?? '');
  return KNOWN_FEATURES.filter(({ described }) => described?.test(told)).map(({ key }) => key);
};
