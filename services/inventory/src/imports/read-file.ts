import { Readable } from 'node:stream';
import { MAX_IMPORT_ROWS } from '@forecourt/contracts';
import { parse } from 'csv-parse';
import { fileRefused } from './import.errors.ts';
import { headingRow, isRegistration } from './recognise-columns.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const MAX_COLUMNS = 200;
/** Rows held at once. */
const BATCH_ROWS = 200;
/** Characters parsed at once. */
const SLICE = 64 * 1024;
/** A title or a date may stand above the headings. */
const HEADING_WITHIN = 10;
const DELIMITERS = [',', ';', '\t', '|'];

/** UTF-16 with its mark, as spreadsheets save "Unicode text"; UTF-8; else Windows-1252, in which every byte is something. */
export function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The one that is most often in a line of the file's beginning, outside quotation marks. */
const delimiterOf = (text: string): string => {
  const lines = text
    .slice(0, SLICE)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/, HEADING_WITHIN);
  const most = (delimiter: string): number => Math.max(...lines.map((line) => line.split(delimiter).length));
  return DELIMITERS.toSorted((one, other) => most(other) - most(one))[0] ?? ',';
};

/** The parser would hold what it makes of a whole text at once. */
function* slicesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += SLICE) yield text.slice(start, start + SLICE);
}

/**
 * The rows of a CSV file in any usual encoding and with any usual delimiter, without empty ones, a few hundred at a time.
 * @throws {ProblemError} 400 if it is no such file, has no rows or too many.
 */
export async function* readSheet(file: Buffer): AsyncGenerator<Sheet> {
  const text = decode(file).replaceAll('\0', '');
  // A spreadsheet's own format is an archive.
  if (text.startsWith('PK\u0003\u0004')) throw fileRefused('This is a spreadsheet. Save it as CSV and choose that file');
  const delimiter = delimiterOf(text);
  const parser = parse({ delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  const records: AsyncIterable<string[]> = Readable.from(slicesOf(text)).pipe(parser);
  let headings: readonly string[] | undefined;
  let read: SheetRow[] = [];
  let [number, total] = [0, 0];
  const sheetOf = (some: SheetRow[]): Sheet => {
    const names = headings ?? takeHeadings(some);
    headings = names;
    total += some.length;
    if (total > MAX_IMPORT_ROWS)
      throw fileRefused(`At most ${MAX_IMPORT_ROWS.toLocaleString('en-GB')} rows are imported at once`);
    const rows = some.map((row) => ({ number: row.number, cells: names.map((_name, place) => row.cells[place] ?? '') }));
    return { headings: names, rows };
  };
  try {
    for await (const record of records) {
      number += 1;
      const cells = record.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) continue;
      read.push({ number, cells });
      if (read.length < BATCH_ROWS) continue;
      yield sheetOf(read);
      read = [];
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) throw error;
    throw fileRefused(`After row ${number} the file cannot be read: a quotation mark is not closed`);
  }
  const last = read.length > 0 ? sheetOf(read) : null;
  if (total === 0) throw fileRefused('The file needs a row of headings and a row for each van below');
  if (last && last.rows.length > 0) yield last;
}

/** Takes the row of headings, and what stands above it, from the first rows of a file. One that begins with a van has none. */
function takeHeadings(rows: SheetRow[]): readonly string[] {
  const above = headingRow(rows.slice(0, HEADING_WITHIN).map(({ cells }) => cells));
  const found = rows[above]?.cells ?? [];
  if (found.some(isRegistration)) return found.map((_cell, place) => `Column ${place + 1}`);
  const headings = rows.splice(0, above + 1).at(-1)?.cells ?? [];
  if (headings.length > MAX_COLUMNS) throw fileRefused(`At most ${MAX_COLUMNS} columns are read`);
  return headings;
}
