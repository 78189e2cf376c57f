import type { StockImport } from '@forecourt/contracts';
import { readDay } from '@forecourt/rules';

/** What a new van needs, besides a registration or stock number; one that says no condition is used. */
const NEEDED = ['make', 'model', 'year', 'price'];

/** The facts without which a new van is refused, and that no column has. */
export function missingFacts({ columns }: Pick<StockImport, 'columns'>): string[] {
  const isFilled = (fact: string): boolean => columns.some((column) => column.fact === fact);
  const has = (fact: string): boolean =>
    isFilled(fact) ||
    ((fact === 'make' || fact === 'model') && isFilled('makeAndModel')) ||
    // A new van has the year in which it was registered.
    (fact === 'year' && isFilled('firstRegistered'));
  const marks = has('registrationNumber') || has('stockNumber') ? [] : ['registrationNumber'];
  return [...marks, ...NEEDED.filter((fact) => !has(fact))];
}

/** What cells of such a column look like. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  registrationNumber: /^(?=.*\d)[a-z\d]{1,4}[\s.\-_/]?[a-z\d]{1,4}$/i,
  make: /^\p{L}[\p{L} -]+$/u,
  model: /\p{L}{2}/u,
  year: /^(?:19|20)\d\d$/,
  price: /^\D{0,5}\d[\d,]{2,}/,
};

/** What a column that is chosen for a fact fills: the day of the registration has the year, and is kept whole. */
export const factChosen = ({ columns }: Pick<StockImport, 'columns'>, column: number, fact: string): string => {
  const { samples = [] } = columns[column] ?? {};
  const areDays = samples.length > 0 && samples.every((sample) => readDay(sample.replace(/[T ]\d\d:\d\d.*$/, '')) !== null);
  return fact === 'year' && areDays ? 'firstRegistered' : fact;
};

export interface ColumnChoice {
  readonly value: string;
  readonly label: string;
}

/** The columns that are not imported, by what is in them: those that look like the fact first. */
export function columnChoices({ columns }: Pick<StockImport, 'columns'>, fact: string): ColumnChoice[] {
  const looksLike = (samples: readonly string[]): boolean => samples.every((sample) => LOOKS[fact]?.test(sample) ?? false);
  return columns
    .map((column, place) => ({ ...column, place }))
    .filter((column) => column.fact === null && column.samples.length > 0)
    .toSorted((one, other) => Number(looksLike(other.samples)) - Number(looksLike(one.samples)))
    .map(({ heading, samples, place }) => ({
      value: String(place),
      label: `${heading || `Column ${place + 1}`} (${samples.map((sample) => sample.slice(0, 24)).join(', ')})`,
    }));
}
