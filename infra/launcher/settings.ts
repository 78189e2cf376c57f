import { resolve } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './paths.ts';

/** What can be configured from outside; everything else is fixed. */
export interface Settings {
  /** Port of the website. */
  port: number;
  /** Address to listen on: the loopback address by default. */
  host: string;
  /** Address people type, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** Chosen by the owner instead of generated. */
  adminPassword: string | undefined;
  /** Proxies in front of the website whose X-Forwarded-For is trusted: addresses and networks, separated by commas. */
  trustedProxies: string;
  /** True for test runs: data on fast storage that need not survive a power cut. */
  disposable: boolean;
}

/** Reads PORT, HOST, PUBLIC_URL, DATA_DIR, ADMIN_PASSWORD and TRUSTED_PROXIES. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env['PORT'] || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT is "${env['PORT']}", which is not a port: choose a number from 1 to 65535.`);
  }
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(env['INIT_CWD'] ?? root, env['DATA_DIR'] || resolve(root, '.data')),
    adminPassword: env['ADMIN_PASSWORD'] || undefined,
    trustedProxies: env['TRUSTED_PROXIES'] ?? '',
    disposable: false,
  };
}
