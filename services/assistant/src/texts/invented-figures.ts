import { type Figure, figuresIn } from './found-figures.ts';
import type { VanFacts } from './van-facts.ts';

const MEASURED = {
  power: 'bhp',
  fuelEconomy: 'mpg',
  mileage: 'mile',
  range: 'mile',
  payload: 'kg',
  loadVolume: 'm³',
  engineSize: 'litre',
  seats: 'seat',
} as const satisfies Partial<Record<keyof VanFacts, string>>;

const factsAsFigures = (facts: VanFacts): readonly Figure[] => [
  { value: facts.year, unit: null },
  ...Object.entries(MEASURED).flatMap(([name, unit]) => {
    const value = facts[name as keyof typeof MEASURED];
    return value === undefined ? [] : [{ value, unit }];
  }),
  // Figures in words of their own: "CR35", "12 months MOT" in a description.
  ...figuresIn(
    [facts.make, facts.model, facts.derivative, facts.colour, ...(facts.features ?? []), facts.description].join(' \n '),
  ),
];

/**
 * The figures of a text that are not among the van's, each as itself: 130 bhp is no 130 kg. An amount of money never is,
 * for prices are put beside the text, not into it.
 */
export const inventedFigures = (text: string, facts: VanFacts): readonly Figure[] => {
  const known = factsAsFigures(facts);
  return figuresIn(text).filter(
    ({ value, unit }) => unit === '£' || !known.some((fact) => fact.value === value && (unit === null || unit === fact.unit)),
  );
};
