import { readFile } from 'node:fs/promises';
import { containerNginxConfig, NGINX_FILE } from './edge-files.ts';

test('the committed nginx.conf matches the route table', async () => {
  expect(await readFile(NGINX_FILE, 'utf8')).toBe(await containerNginxConfig());
});
