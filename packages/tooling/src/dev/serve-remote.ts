import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteBrowserConfig } from '../remote/browser-config.ts';
import { readRemote } from '../remote/federation-config.ts';
import { remoteServerConfig } from '../remote/server-config.ts';
import { DevRelease } from './dev-release.ts';

export interface ServeRemoteOptions {
  readonly workspace: string;
  readonly port: number;
  /** The host of all other releases. */
  readonly remotesUrl: string;
  /** Where the micro-frontend is looked at. */
  readonly siteUrl: string;
}

/** Milliseconds that a page waits to hear of a build that the site does not show. */
const SHOWN_WITHIN = 5_000;

const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.json': 'application/json' };
const typeOf = (file: string): string => TYPES[extname(file)] ?? 'text/javascript';

/**
 * The development server of one micro-frontend. To the shell it is the remotes' host: it serves the micro-frontend under
 * development itself and proxies everything else to the real host. The page keeps its state while components are replaced.
 */
export async function serveRemote({ workspace, port, remotesUrl, siteUrl }: ServeRemoteOptions): Promise<void> {
  const remote = await readRemote(workspace);
  const folder = join(workspace, '.tmp/dev');
  const browserOutput = join(folder, 'browser');
  const serverOutput = join(folder, 'server');
  const releases = `/remotes/${remote.name}/dev-`;

  const browserConfig = remoteBrowserConfig(remote, browserOutput, 'development');
  const browser = webpack({ ...browserConfig, infrastructureLogging: { level: 'error' } });
  // Separate compilers: a shared one would notify the browser of changes that only affect the server.
  const server = webpack(await remoteServerConfig(remote, serverOutput, 'development'));
  if (!browser || !server) throw new Error('webpack gave no compiler');
  const shown = (version: string) => whenShown(siteUrl, version);
  const builds = new DevRelease({ remote, browserOutput, serverOutput, folder, shown });
  builds.follow(browser, server);
  server.watch({}, (error) => error && console.error(error));

  const devServer = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      // Reload the page if Prefresh cannot apply a change.
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
      headers: HEADERS,
      devMiddleware: { publicPath: '/', writeToDisk: true, stats: 'none' },
      proxy: [
        {
          context: (path: string) => path.startsWith('/remotes/') && !path.startsWith(releases),
          target: remotesUrl,
          changeOrigin: true,
        },
      ],
      setupMiddlewares: (middlewares) => [
        {
          name: 'releases',
          middleware: (request: { url?: string }, response: ServerResponse, next: () => void) => {
            const [, version, file] = /^\/remotes\/[^/]+\/(dev-[^/]+)\/([^?]+)/.exec(request.url ?? '') ?? [];
            const kept = file && builds.file(version ?? '', file);
            if (kept) return response.writeHead(200, { ...HEADERS, 'content-type': typeOf(file) }).end(kept);
            if (file) request.url = `/${file}`;
            return next();
          },
        },
        ...middlewares,
      ],
    },
    browser,
  );
  await devServer.start();
}

/** Every page names the version of each micro-frontend. A site that does not answer is about to start. */
async function whenShown(siteUrl: string, version: string): Promise<void> {
  const deadline = Date.now() + SHOWN_WITHIN;
  while (Date.now() < deadline) {
    const page = await fetch(siteUrl)
      .then((answer) => answer.text())
      .catch(() => version);
    if (page.includes(version)) return;
    await setTimeout(50);
  }
}
