import { readFile } from 'node:fs/promises';
import { OPERATIONS_FILE, renderOperations } from './operations-file.ts';

test('the settings in docs/operations.md are those of the schemas: node infra/start.mjs settings writes them', async () => {
  const table = await renderOperations();
  expect(await readFile(OPERATIONS_FILE, 'utf8')).toBe(table);
  expect(table).toContain('| `LOG_LEVEL` ');
});
