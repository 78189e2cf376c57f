import { readFile } from 'node:fs/promises';
import { containerNginxConfig, NGINX_FILE } from './edge-files.ts';

test('the committed nginx.conf is what the route table gives', async () => {
  expect(await readFile(NGINX_FILE, 'utf8')).toBe(await containerNginxConfig());
});
