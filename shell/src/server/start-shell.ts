import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { registerProxy } from './edge/proxy.ts';
import { resolveUpstream } from './edge/upstream-of.ts';
import { registerAssets } from './http/assets.ts';
import { registerHealth } from './http/health.ts';
import { createServer } from './http/server.ts';
import { registerSitemap } from './http/sitemap.ts';
import type { Logger } from './log.ts';
import { NatsLink } from './nats/nats-link.ts';
import { PageCache } from './pages/page-cache.ts';
import { PagePlans } from './pages/page-plans.ts';
import { PageRenderer } from './pages/page-renderer.tsx';
import { registerPages } from './pages/page-routes.ts';
import type { ShellAssets } from './pages/shell-assets.ts';
import { Site } from './pages/site.ts';
import { registrySession } from './registry/registry-session.ts';
import { RegistrySnapshot } from './registry/registry-snapshot.ts';
import { Releases } from './releases/releases.ts';
import type { Settings } from './settings.ts';
import { stockSession } from './stock/stock-session.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The stock service drops its own copies on the same event, perhaps a moment after the shell has heard it: a page made of
 * the old copy in between would stay. So what an event drops is dropped once more a moment later.
 */
const SECOND_DROP_MS = 150;

export interface ShellFiles {
  /** Folder of the shell's browser files. */
  readonly assetsFolder: string;
  readonly assets: ShellAssets;
}

export interface Shell {
  readonly server: FastifyInstance;
  stop(): Promise<void>;
}

/** Puts the parts together; resolves when requests are answered. */
export async function startShell(settings: Settings, logger: Logger, files: ShellFiles): Promise<Shell> {
  const { PUBLIC_URL: publicUrl, DEALERSHIP_FILE: dealership } = settings;
  const resolveApi = resolveUpstream(settings);
  const cache = new PageCache(settings.PAGE_CACHE_MB * MEGABYTE);
  const snapshot = new RegistrySnapshot(settings.STATE_DIR);

  const releases = new Releases({
    remotesUrl: settings.upstreams.remotes,
    logger,
    onChange: () => {
      plans.use(new Site(releases));
      cache.drop('registry');
      snapshot.write(releases.manifests).catch((error) => logger.error({ err: error }, 'the registry could not be kept'));
    },
  });
  const plans = new PagePlans(new Site(releases));
  releases.restore(await snapshot.read());

  const nats = new NatsLink(settings.NATS_URL, logger);
  const dropVehicle = (id: string) => {
    cache.drop('vehicles');
    cache.drop(`vehicle:${id}`);
  };
  nats.start({
    registry: registrySession(
      { released: (entry) => releases.release(entry), withdrawn: (name) => releases.withdraw(name) },
      logger,
    ),
    stock: stockSession({
      trusted: () => cache.trust(true),
      lost: () => cache.trust(false),
      changed: (id) => {
        dropVehicle(id);
        void delay(SECOND_DROP_MS, undefined, { ref: false }).then(() => dropVehicle(id));
      },
    }),
  });

  const server = createServer(logger, publicUrl);
  registerHealth(server, { cache, releases });
  await registerAssets(server, files.assetsFolder);
  await registerProxy(server, settings);
  registerSitemap(server, { cache, plans, publicUrl, resolveApi });
  const renderer = new PageRenderer({ assets: files.assets, dealership, publicUrl, resolveApi, logger });
  registerPages(server, { plans, cache, renderer, publicUrl });
  await server.listen({ port: settings.PORT, host: settings.HOST });

  return {
    server,
    stop: async () => {
      releases.stop();
      await server.close();
      await nats.stop();
    },
  };
}
