import type { FastifyInstance } from 'fastify';
import { loadShellPages } from '../app/page-modules.ts';
import { registerProxy } from './edge/proxy.ts';
import { resolveUpstream } from './edge/upstream-of.ts';
import { registerFormPosts } from './forms/register-form-posts.ts';
import { registerAssets } from './http/assets.ts';
import { createManagement } from './http/management.ts';
import { registerMapFrame } from './http/map-frame.ts';
import { countAnswers, createMetrics } from './http/metrics.ts';
import { registerPublicConfig } from './http/public-config.ts';
import { createServer } from './http/server.ts';
import { registerSitemap } from './http/sitemap.ts';
import { PAGE_TURNS, turnsOf } from './http/turns.ts';
import type { Logger } from './log.ts';
import { NatsLink } from './nats/nats-link.ts';
import { answerFromMemory } from './pages/answer-from-memory.ts';
import { onNewDay } from './pages/new-day.ts';
import { PageCache } from './pages/page-cache.ts';
import { PagePlans } from './pages/page-plans.ts';
import { PageRenderer } from './pages/page-renderer.tsx';
import { registerPages } from './pages/page-routes.ts';
import type { ShellAssets } from './pages/shell-assets.ts';
import { Site } from './pages/site.ts';
import { streamPageWith } from './pages/stream-page.ts';
import { registrySession } from './registry/registry-session.ts';
import { RegistrySnapshot } from './registry/registry-snapshot.ts';
import { Releases } from './releases/releases.ts';
import type { Settings } from './settings.ts';
import { StockLevel } from './stock/stock-level.ts';
import { StockPosition } from './stock/stock-position.ts';
import { stockSession } from './stock/stock-session.ts';

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

/** Puts the parts together; resolves when requests are answered. */
export async function startShell(settings: Settings, logger: Logger, files: ShellFiles): Promise<Shell> {
  await loadShellPages();
  const { PUBLIC_URL: publicUrl, DEALERSHIP_FILE: dealership, TRUSTED_PROXIES: isTrusted } = settings;
  const { GOOGLE_MAPS_API_KEY: googleMapsApiKey } = settings;
  const policy = {
    publicUrl,
    hotReload: settings.HOT_RELOAD,
    inlineScript: files.assets.first.hash,
    googleMaps: googleMapsApiKey !== null,
    pictureStore: settings.MINIO_PUBLIC_URL,
  };
  const resolveApi = resolveUpstream(settings);
  const level = new StockLevel();
  const cache = new PageCache(settings.PAGE_CACHE_MB * MEGABYTE, level.holds);
  const stopDays = onNewDay(() => cache.clear());
  const stock = new StockPosition();
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
  nats.start({
    registry: registrySession(
      { released: (entry) => releases.release(entry), withdrawn: (name) => releases.withdraw(name) },
      logger,
    ),
    level: level.session,
    stock: stockSession({
      trusted: (position) => {
        stock.hear(position);
        cache.trust(true);
      },
      lost: () => {
        stock.hear(null);
        cache.trust(false);
      },
      changed: (id, position) => {
        stock.hear(position);
        cache.drop('vehicles');
        cache.drop(`vehicle:${id}`);
      },
    }),
  });

  const metrics = createMetrics(cache);
  const fromMemory = answerFromMemory({ plans, cache, policy, metrics, logger });
  const server = createServer({ logger, publicUrl, isTrusted, fromMemory });
  countAnswers(server, metrics);
  const management = createManagement({ metrics, releases });
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
  const streamPage = streamPageWith(renderer, policy);
  const takeTurn = turnsOf(PAGE_TURNS, isTrusted);
  registerFormPosts(server, { plans, streamPage, resolveApi, dealership, isTrusted, takeTurn });
  registerPages(server, { plans, cache, renderer, stock, policy, streamPage, takeTurn });
  await server.listen({ port: settings.PORT, host: settings.HOST });
  const address = await management.listen({ port: settings.MANAGEMENT_PORT, host: settings.MANAGEMENT_HOST });
  logger.info({ management: address }, 'ready');

  return {
    server,
    stop: async () => {
      stopDays();
      releases.stop();
      await server.close();
      await management.close();
      await nats.stop();
    },
  };
}
