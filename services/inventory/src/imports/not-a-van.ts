import { registerEntryName } from '@forecourt/rules';
import { cellOf, type Meaning } from './row-body.ts';

/** How the sums and footers of a report begin. */
const SUMMARY =
  /^(?:(?:grand|sub|overall)[ -]?)?totals?\b|^(?:sum|average|count|printed|produced|generated|exported)\b|^page \d|^end of\b/i;
const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;

const DESCRIBING = ['registrationNumber', 'stockNumber', 'make', 'model', 'makeAndModel', 'year'];

const isStockNumber = (cell: string): boolean => /^(?=.*\d)\S+$/.test(cell) && !DATE.test(cell);

/** Whether a row that no van in stock is found by is none: a total, a footer, a title, or the headings again. */
export function isNotAVan(cells: readonly string[], meaning: Meaning): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const [first = ''] = filled;
  const described = DESCRIBING.map((fact) => cellOf(fact, cells, meaning)).filter((cell) => cell !== '');
  if (SUMMARY.test(first) && described.filter((cell) => cell !== first).length <= 1) return true;
  if (cells.every((cell, column) => cell === '' || cell === meaning.headings[column])) return true;
  const read = (fact: string): string => cellOf(fact, cells, meaning);
  if (read('make') || read('model') || read('makeAndModel') || registerEntryName(read('registrationNumber'))) return false;
  const stockNumber = read('stockNumber');
  return filled.length > 2 ? stockNumber === '' : !isStockNumber(stockNumber);
}
