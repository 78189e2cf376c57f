import type { ListedVehicle } from '@forecourt/contracts';
import { foldText } from '@forecourt/rules';

/** Nobody looks through more: another word finds fewer. */
const MOST = 6;

type Van = Pick<ListedVehicle, 'id' | 'year' | 'make' | 'model' | 'derivative' | 'registrationNumber' | 'stockNumber' | 'isSold'>;

const bare = (text: string): string => foldText(text).replace(/\s/g, '');

/** The vans that have all of the words, by registration, stock number, make, model or derivative. */
export function vansFound<One extends Van>(search: string, stock: readonly One[]): One[] {
  const words = foldText(search.trim()).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const textOf = ({ year, make, model, derivative, registrationNumber, stockNumber }: Van) =>
    foldText(
      [year, make, model, derivative, bare(registrationNumber ?? ''), registrationNumber, stockNumber].filter(Boolean).join(' '),
    );
  return stock.filter((van) => words.every((word) => textOf(van).includes(word))).slice(0, MOST);
}

/** The one van whose whole registration or stock number this is. */
export function vanNamed<One extends Van>(typed: string, stock: readonly One[]): One | undefined {
  const name = bare(typed);
  const named = stock.filter(({ registrationNumber, stockNumber }) =>
    [registrationNumber, stockNumber].some((mark) => mark && bare(mark) === name),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** "2023 Ford Transit, HV23 ABC, sold". */
export const vanInWords = ({ year, make, model, registrationNumber, isSold }: Van): string =>
  [`${year} ${make} ${model}`, registrationNumber, isSold && 'sold'].filter(Boolean).join(', ');
