import { readSheet } from './read-file.ts';
import { recogniseColumns } from './recognise-columns.ts';
import type { Sheet } from './sheet.ts';

const read = async (text: string) => {
  const sheets: Sheet[] = [];
  for await (const sheet of readSheet(Buffer.from(text))) sheets.push(sheet);
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const headings = sheets[0]?.headings ?? [];
  return { headings, rows: rows.map(({ number }) => number), facts: recogniseColumns(headings, rows) };
};

it('takes no van for headings where a file has none, and knows its columns by what is in them', async () => {
  expect(await read('AB21CDE,Ford Transit,Diesel,12995\nBV74 UNB,Vauxhall Vivaro,Diesel,18995\n')).toEqual({
    headings: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
    rows: [1, 2],
    facts: ['registrationNumber', null, 'fuelType', null],
  });
});

it('finds the headings below a title', async () => {
  const { headings, rows } = await read('Stock list;;;\nReg;Make;Model;Price\nAB21CDE;Ford;Transit;12995\n');
  expect([headings, rows]).toEqual([['Reg', 'Make', 'Model', 'Price'], [3]]);
});
