import { normaliseRegistration } from '@forecourt/rules';

/** Letters of current plates. V is left out as area letter: the handwritten demo vans have HV. */
const LETTERS = 'ABCDEFGHJKLMNOPRSTUWXY';

const letterAt = (value: number): string => LETTERS.charAt(value % LETTERS.length);

/** The two digits of a plate: the year from March, the year plus 50 from September to February. */
export const plateYear = (firstRegistered: string): number => {
  const year = Number(firstRegistered.slice(2, 4));
  const month = Number(firstRegistered.slice(5, 7));
  if (month >= 9) return year + 50;
  return month >= 3 ? year : year + 49;
};

/** A plate in the current format that DVLA never issues, because it contains a Q; unique for each index up to 234,255. */
export const fictionalPlate = (index: number, year: number): string => {
  const { length } = LETTERS;
  const [last, first, area, region] = [0, 1, 2, 3].map((power) => letterAt(Math.floor(index / length ** power)));
  return normaliseRegistration(`${region}${area}${String(year).padStart(2, '0')}${first}Q${last}`);
};
