import { REGISTRY_TAG } from '@forecourt/contracts';
import {
  EventFeed,
  HealthChecks,
  Leaving,
  type Logger,
  ManagementServer,
  NatsLink,
  type StoredAnswer,
  TaggedCache,
} from '@forecourt/server-kit';
import type { FastifyInstance } from 'fastify';
import { loadShellPages } from '../app/page-modules.ts';
import { registerProxy } from './edge/proxy.ts';
import { resolveUpstream } from './edge/upstream-of.ts';
import { registerFormPosts } from './forms/register-form-posts.ts';
import { registerAssets } from './http/assets.ts';
import { registerMapFrame } from './http/map-frame.ts';
import { createMetrics } from './http/metrics.ts';
import { registerPublicConfig } from './http/public-config.ts';
import { createServer } from './http/server.ts';
import { registerSitemap } from './http/sitemap.ts';
import { PAGE_TURNS, turnsOf } from './http/turns.ts';
import { answerFromMemory } from './pages/answer-from-memory.ts';
import { sendFreshPageWith } from './pages/fresh-page.ts';
import { onNewDay } from './pages/new-day.ts';
import { PagePlans } from './pages/page-plans.ts';
import { PageRenderer } from './pages/page-renderer.tsx';
import { registerPages } from './pages/page-routes.ts';
import type { ShellAssets } from './pages/shell-assets.ts';
import { Site } from './pages/site.ts';
import { registrySession } from './registry/registry-session.ts';
import { RegistrySnapshot } from './registry/registry-snapshot.ts';
import { Releases } from './releases/releases.ts';
import type { Settings } from './settings.ts';
import { StockFeed } from './stock/stock-feed.ts';

const MEGABYTE = 1024 * 1024;

export interface ShellFiles {
  /** Folder of the shell's browser files. */
  readonly assetsFolder: string;
  readonly assets: ShellAssets;
}

export interface Shell {
  readonly server: FastifyInstance;
  stop(): Promise<void>;
}

/** Wires everything together; resolves once requests are served. */
export async function startShell(settings: Settings, logger: Logger, files: ShellFiles): Promise<Shell> {
  await loadShellPages();
  const { PUBLIC_URL: publicUrl, DEALERSHIP_FILE: dealership, TRUSTED_PROXIES: isTrusted } = settings;
  const { GOOGLE_MAPS_API_KEY: googleMapsApiKey } = settings;
  const policy = {
    publicUrl,
    hotReload: settings.HOT_RELOAD,
    inlineScript: files.assets.boot.hash,
    googleMaps: googleMapsApiKey !== null,
    pictureStore: settings.MINIO_PUBLIC_URL,
  };
  const resolveApi = resolveUpstream(settings);
  const nats = new NatsLink('shell', settings.NATS_URL, logger);
  const feed = new EventFeed('shell', logger, nats);
  const cache = new TaggedCache<StoredAnswer>({
    maxBytes: settings.PAGE_CACHE_MB * MEGABYTE,
    sizeOf: ({ size }, key) => size + key.length,
    isTrusted: () => feed.connected,
  });
  const stock = new StockFeed(feed, cache);
  const stopDays = onNewDay(() => cache.clear());
  const snapshot = new RegistrySnapshot({ stateDir: settings.STATE_DIR, publicKeys: settings.REGISTRY_PUBLIC_KEY, logger });

  const releases = new Releases({
    remotesUrl: settings.upstreams.remotes,
    logger,
    onChange: () => {
      plans.use(new Site(releases));
      cache.drop([REGISTRY_TAG]);
      snapshot.write(releases.known).catch((error) => logger.error({ err: error }, 'the registry could not be kept'));
    },
  });
  const plans = new PagePlans(new Site(releases));
  releases.restore(await snapshot.read());

  const listener = { publicKeys: settings.REGISTRY_PUBLIC_KEY, logger, announced: releases.release.bind(releases) };
  void nats.keepRunning('registry', registrySession(listener));

  const metrics = createMetrics(cache);
  const leaving = new Leaving();
  const server = createServer({
    logger,
    publicUrl,
    isTrusted,
    metrics,
    leaving,
    fromMemory: answerFromMemory({ plans, cache, metrics, logger }),
  });
  const checks = new HealthChecks();
  checks.add({ name: 'releases', required: true, check: () => releases.check() });
  const management = new ManagementServer(checks, metrics);
  registerPublicConfig(server, { googleMapsApiKey });
  if (googleMapsApiKey === null) logger.info('Google Maps API key not configured: pages show the address without a map');
  else registerMapFrame(server, { key: googleMapsApiKey, dealership, script: files.assets.map.code });
  await registerAssets(server, files.assetsFolder);
  await registerProxy(server, settings);
  registerSitemap(server, { cache, plans, stock, publicUrl, resolveApi });
  const renderer = new PageRenderer({
    assets: files.assets,
    dealership,
    publicUrl,
    resolveApi,
    logger,
    development: settings.HOT_RELOAD,
  });
  const sendFreshPage = sendFreshPageWith(renderer, policy);
  const takeTurn = turnsOf(PAGE_TURNS, isTrusted);
  registerFormPosts(server, { plans, sendFreshPage, resolveApi, dealership, isTrusted, takeTurn });
  registerPages(server, { plans, cache, renderer, stock, policy, sendFreshPage, takeTurn });
  await server.listen({ port: settings.PORT, host: settings.HOST });
  const address = await management.listen(settings.MANAGEMENT_PORT, settings.MANAGEMENT_HOST);
  logger.info({ management: address }, 'ready');

  return {
    server,
    stop: async () => {
      checks.stop();
      await leaving.leave(server.server, settings.DRAIN_SECONDS, () => server.close());
      stopDays();
      releases.stop();
      feed.stop();
      management.close();
      await nats.close();
    },
  };
}
