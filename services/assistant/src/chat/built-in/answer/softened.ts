import type { Dealership } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { wishWords } from '../say/wish-words.ts';
import type { Step } from '../wishes/advance.ts';
import { isChoice, isRange, type RangeKind, type RangeWish, type Wish } from '../wishes/wish.ts';

interface Softer {
  readonly step: Step;
  /** What is given up; the answer goes on after it. */
  readonly says: string;
}

const heldIn = ({ state }: Step, kind: RangeKind): RangeWish | null => {
  const wish = state.wishes.get(kind);
  return wish !== undefined && isRange(wish) ? wish : null;
};
const without = (step: Step, kind: RangeKind): Map<string, Wish> =>
  new Map([...step.state.wishes].filter(([key]) => key !== kind));

/** Whoever would like few miles and gave no figure sooner takes more of them than something else. */
const withoutLow = (step: Step): readonly Softer[] => {
  if (heldIn(step, 'mileage')?.word === undefined) return [];
  const state = { ...step.state, wishes: without(step, 'mileage'), order: step.state.order ?? ('lowest mileage' as const) };
  return [{ step: { ...step, state }, says: 'Nothing low-mileage among those, but' }];
};

/** What a van may tow stands on few pages: those with a tow bar are shown sooner than another kind of van. */
const withoutTowing = (step: Step, { phone }: Dealership): readonly Softer[] => {
  const towing = heldIn(step, 'towing');
  if (towing?.min == null) return [];
  const wishes = without(step, 'towing');
  const says = `No page of those gives a towing limit of ${formatNumber(towing.min)} kg or more: the sales team can tell you what each may tow on ${phone}. Going by the rest,`;
  const hooked = new Map(wishes).set('feature towbar', { kind: 'feature', feature: 'towbar', not: false });
  return [hooked, wishes].map((left) => ({ step: { ...step, state: { ...step.state, wishes: left } }, says }));
};

/** A body that was only guessed from the use. */
const withoutGuess = (step: Step): readonly Softer[] => {
  const body = step.state.wishes.get('body');
  if (body === undefined || !isChoice(body) || !body.guessed) return [];
  const state = { ...step.state, wishes: new Map([...step.state.wishes].filter(([key]) => key !== 'body')) };
  return [
    {
      step: { ...step, state },
      says: `We don't have any ${wishWords(new Map([['body', body]]), true)} like that, but`,
    },
  ];
};

/** The wishes less what is given up first, where no van has it all. */
export const softened = (step: Step, dealership: Dealership): readonly Softer[] => [
  ...withoutGuess(step),
  ...withoutTowing(step, dealership),
  ...withoutLow(step),
];
