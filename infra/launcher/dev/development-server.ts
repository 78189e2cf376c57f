import { join } from 'node:path';
import { root } from '../paths.ts';
import { startChild } from '../processes/child.ts';
import type { Start } from '../processes/supervised.ts';
import { until } from '../processes/until.ts';
import { freePort } from '../servers/ports.ts';

export interface DevelopmentServer {
  url: string;
  start: Start;
}

export interface DevelopmentServerOptions {
  /** The micro-frontend under development: "mfe-catalog". */
  name: string;
  /** Where all other releases are served from. */
  remotesUrl: string;
  /** Where the micro-frontend is looked at. */
  siteUrl: string;
}

/** webpack's development server for one micro-frontend; proxies everything else to the remotes' host. It prints compile errors. */
export async function developmentServer({ name, remotesUrl, siteUrl }: DevelopmentServerOptions): Promise<DevelopmentServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start: Start = async (track) => {
    const env = { ...process.env, PORT: String(port), REMOTES_URL: remotesUrl, SITE_URL: siteUrl };
    const args = [join(root, 'packages/tooling/dist/dev-mfe.js')];
    const child = track(
      await startChild({
        name: `${name}'s development server`,
        command: process.execPath,
        args,
        env,
        cwd: join(root, name),
      }),
    );
    await until(() => fetch(url), { child, seconds: 60 });
    return child;
  };
  return { url, start };
}
