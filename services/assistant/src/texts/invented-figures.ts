import { type Figure, figuresIn } from './figures.ts';
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
  // Figures within text fields: "CR35", or "12 months MOT" in a description.
  ...figuresIn(
    [facts.make, facts.model, facts.derivative, facts.colour, ...(facts.features ?? []), facts.description].join(' \n '),
  ),
];

/**
 * The figures in a text that are not facts of the van; units count, so 130 bhp does not support 130 kg. Amounts of money are
 * never supported, because prices are shown beside the text.
 */
export const inventedFigures = (text: string, facts: VanFacts): readonly Figure[] => {
  const known = factsAsFigures(facts);
  return figuresIn(text).filter(
    ({ value, unit }) => unit === '£' || !known.some((fact) => fact.value === value && (unit === null || unit === fact.unit)),
  );
};
