import { IMPORT_FACTS } from './import-facts.ts';

const NAME = ['make', 'model', 'registrationNumber', 'stockNumber'];

const readIn = (fact: string, cells: readonly string[], facts: readonly string[]): string =>
  String(IMPORT_FACTS[fact]?.read(cells[facts.indexOf(fact)] ?? '') ?? '');

/** "Ford Transit HV22 ABC", from a row. */
export const nameIn = (cells: readonly string[], facts: readonly string[]): string =>
  NAME.map((fact) => readIn(fact, cells, facts).slice(0, 60))
    .filter((word) => word !== '')
    .join(' ');

/** The price of a row, whatever it means. */
export const priceIn = (cells: readonly string[], facts: readonly string[]): string => readIn('price', cells, facts);
