import { makeIn, modelName } from '@forecourt/language';
import { IMPORT_FACTS } from './import-facts.ts';

const readIn = (fact: string, cells: readonly string[], facts: readonly string[]): string =>
  String(IMPORT_FACTS[fact]?.read(cells[facts.indexOf(fact)] ?? '') ?? '');

/** "Ford Transit HV22 ABC", from a row. */
export const nameIn = (cells: readonly string[], facts: readonly string[]): string => {
  const read = (fact: string): string => readIn(fact, cells, facts);
  const both = read('makeAndModel');
  const [make, model] = [read('make') || makeIn(both), read('model') || both];
  return [make, make && model ? modelName(model, make) : model, read('registrationNumber'), read('stockNumber')]
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 60))
    .join(' ');
};

/** The price of a row, whatever it means. */
export const priceIn = (cells: readonly string[], facts: readonly string[]): string => readIn('price', cells, facts);
