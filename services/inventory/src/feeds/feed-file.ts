import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Vehicle } from '@forecourt/contracts';
import { stringify } from 'csv-stringify/sync';
import type { FeedFormat, Site } from './formats/feed-format.ts';

/** Vans written at once: a few milliseconds, after which visitors are answered. */
const PAGE_SIZE = 100;

/**
 * The stock in a format, as CSV (RFC 4180) in UTF-8, page by page in the order of the vans' numbers, so that the same stock is the
 * same bytes.
 */
export async function* feedPages(vans: readonly Vehicle[], format: FeedFormat, site: Site): AsyncGenerator<string> {
  const { columns, includes, isForSpreadsheets, text } = format;
  const listed = vans.filter(includes).toSorted((one, other) => one.id - other.id);
  for (let start = 0; start === 0 || start < listed.length; start += PAGE_SIZE) {
    const rows = listed.slice(start, start + PAGE_SIZE).map((van) => columns.map(({ write }) => write(van, site)));
    yield stringify(rows, {
      columns: columns.map(({ heading }) => heading),
      header: start === 0,
      bom: start === 0 && isForSpreadsheets,
      record_delimiter: 'windows',
      quoted_string: true,
      cast: {
        string: (value, { header }) => (header ? value : text(value)),
        boolean: (is) => (is ? 'yes' : 'no'),
      },
    });
    await setImmediate();
  }
}

/** Of the bytes themselves, so that a release which writes them differently is noticed. */
export const etagOf = async (pages: AsyncIterable<string>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const page of pages) hash.update(page);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
};
