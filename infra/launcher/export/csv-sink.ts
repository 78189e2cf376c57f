import { type FileHandle, open } from 'node:fs/promises';
import { spreadsheetText } from '@forecourt/rules';
import { stringify } from 'csv-stringify/sync';
import type { Sink } from './sink.ts';

type Cell = string | number | boolean | null | undefined;

export interface Column<Row> {
  readonly name: string;
  /** What is in it, for the README. */
  readonly about: string;
  readonly value: (row: Row) => Cell;
}

/** CSV (RFC 4180) in UTF-8 with a header, and with the byte order mark that spreadsheets need. */
export async function csvSink<Row>(path: string, columns: readonly Column<Row>[]): Promise<Sink<Row>> {
  const file = await open(path, 'wx', 0o600);
  await write(file, [], columns, true);
  return {
    add: (rows) => write(file, rows, columns, false),
    end: async () => {
      await file.sync();
      await file.close();
    },
  };
}

async function write<Row>(
  file: FileHandle,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  isFirst: boolean,
): Promise<void> {
  const text = stringify(
    rows.map((row) => columns.map(({ value }) => value(row) ?? null)),
    {
      columns: columns.map(({ name }) => name),
      header: isFirst,
      bom: isFirst,
      record_delimiter: 'windows',
      quoted_string: true,
      cast: {
        string: (value, { header }) => (header ? value : spreadsheetText(value)),
        boolean: (value) => (value ? 'yes' : 'no'),
      },
    },
  );
  await file.writeFile(text);
}
