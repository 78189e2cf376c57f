import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EdgeRoute, edgeRoutesSchema } from '@forecourt/contracts';
import { root } from '../paths.ts';
import { renderNginxConfig } from './nginx-config.ts';

export const NGINX_FILE = join(root, 'infra/edge/nginx.generated.conf');

export async function readRoutes(): Promise<EdgeRoute[]> {
  return edgeRoutesSchema.parse(JSON.parse(await readFile(join(root, 'infra/edge/routes.json'), 'utf8')));
}

/** The configuration of the nginx container: every upstream listens on port 8080 under its own name. */
export async function containerNginxConfig(trustedProxies: string[] = []): Promise<string> {
  return renderNginxConfig(await readRoutes(), {
    port: 8080,
    addressOf: (upstream) => `${upstream}:8080`,
    scratch: '/tmp',
    trustedProxies,
  });
}

/** `edge`: writes infra/edge/nginx.generated.conf from the route table and TRUSTED_PROXIES. */
export async function writeEdgeFiles(): Promise<number> {
  const trustedProxies = (process.env['TRUSTED_PROXIES'] ?? '').split(',').flatMap((name) => name.trim() || []);
  await writeFile(NGINX_FILE, await containerNginxConfig(trustedProxies));
  return 0;
}
