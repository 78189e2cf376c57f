/** A file of the export, for its README. */
export interface Described {
  readonly file: string;
  readonly about: string;
  readonly count: number;
  readonly columns?: readonly { readonly name: string; readonly about: string }[];
}

/** What each file and column is. */
export const readme = (files: readonly Described[], now: Date): string => `# Export of ${now.toISOString()}

Everything that Forecourt holds. It holds personal data: keep it as you keep your customers' files.

- **CSV** files are RFC 4180 in UTF-8: a header, commas, quotes, CR LF. Text that a spreadsheet would take for a formula or a number has an
  apostrophe before it, such as phone numbers that begin with + or 0; the JSON files have it unaltered.
- **JSON** files are an array with an entry on each line. Fields are those of the CSV columns, with lists and groups as such.
- Moments are ISO 8601 in UTC, amounts are pounds, an empty cell means unknown or none.

${files.map(described).join('\n')}`;

const described = ({ file, about, count, columns = [] }: Described): string => {
  const table = columns.map((column) => `| \`${column.name}\` | ${column.about} |\n`).join('');
  return `## ${file}\n\n${about} ${count === 1 ? '1 entry' : `${count} entries`}.\n${table && `\n| column | |\n| --- | --- |\n${table}`}`;
};
