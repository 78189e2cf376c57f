import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@forecourt/server-kit';
import { loadShellPages } from '../app/page-modules.ts';
import { resolveUpstream } from '../server/edge/upstream-of.ts';
import { PageRenderer } from '../server/pages/page-renderer.tsx';
import { renderAtOnce } from '../server/pages/render-page.ts';
import { readShellAssets } from '../server/pages/shell-assets.ts';
import { Site } from '../server/pages/site.ts';
import { RegistrySnapshot } from '../server/registry/registry-snapshot.ts';
import { Releases } from '../server/releases/releases.ts';
import { readShellSettings } from '../server/settings.ts';

/**
 * The baseline of `npm run bench`: the tree of one address (argument), created once, which Preact alone renders to a string for
 * every request. Runs beside a shell, in its environment.
 */
const settings = readShellSettings(process.env);
const logger = createLogger('bench', 'error');
const address = process.argv[2] ?? '/vehicles';

await loadShellPages();
const site = await new Promise<Site>((resolve) => {
  const releases: Releases = new Releases({
    remotesUrl: settings.upstreams.remotes,
    logger,
    onChange: () => {
      const candidate = new Site({ releases, candidates: [], observerOf: () => undefined });
      if (candidate.match(address).owner?.module) resolve(candidate);
    },
    onKnown: () => undefined,
  });
  const snapshot = new RegistrySnapshot({ stateDir: settings.STATE_DIR, publicKeys: settings.REGISTRY_PUBLIC_KEY, logger });
  snapshot.read().then((known) => releases.restore(known), process.exit);
});

const renderer = new PageRenderer({
  assets: readShellAssets(import.meta.dirname),
  dealership: { now: settings.DEALERSHIP_FILE },
  publicUrl: settings.PUBLIC_URL,
  resolveApi: resolveUpstream(settings),
  logger,
  development: false,
});
const match = site.match(address);
const page = { site, match, address, correlationId: 'render-alone', traceparent: undefined, onAnswer: () => undefined };
const rendered = await renderer.render(page, async ({ page }) => page);
if ('location' in rendered) throw new Error(`${address} leads on to ${rendered.location}`);

const server = createServer((_request, response) => {
  const html = renderAtOnce(rendered.result);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) }).end(html);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
