import { hostname } from 'node:os';
import { REGISTRY_TAG } from '@forecourt/contracts';
import {
  CORRELATION_FACT,
  closeTracing,
  EventFeed,
  HealthChecks,
  Leaving,
  type Logger,
  ManagementServer,
  NatsLink,
  openTracing,
  type SignedEntry,
  type StoredAnswer,
  TaggedCache,
  traceRequests,
} from '@forecourt/server-kit';
import type { FastifyInstance } from 'fastify';
import { loadShellPages } from '../app/page-modules.ts';
import { followDealership } from './dealership/follow-dealership.ts';
import { registerProxy } from './edge/proxy.ts';
import { resolveUpstream } from './edge/upstream-of.ts';
import { registerFormPosts } from './forms/register-form-posts.ts';
import { registerAssets } from './http/assets.ts';
import { registerMapFrame } from './http/map-frame.ts';
import { createMetrics } from './http/metrics.ts';
import { registerPublicConfig } from './http/public-config.ts';
import { createServer } from './http/server.ts';
import { registerSitemap } from './http/sitemap.ts';
import { refusePages } from './http/too-many-pages.tsx';
import { PAGE_TURNS, turnsOf } from './http/turns.ts';
import { Observations } from './observations/observations.ts';
import { registerPageReports } from './observations/page-reports.ts';
import { reportSession } from './observations/report-session.ts';
import { answerFromMemory } from './pages/answer-from-memory.ts';
import { sendFreshPageWith } from './pages/fresh-page.ts';
import { londonDay, onNewDay } from './pages/new-day.ts';
import { PageRenderer } from './pages/page-renderer.tsx';
import { registerPages } from './pages/page-routes.ts';
import type { ShellAssets } from './pages/shell-assets.ts';
import type { SiteOptions } from './pages/site.ts';
import { SiteVariants } from './pages/site-variants.ts';
import { sitesOf } from './pages/sites-of.ts';
import { Previews } from './previews/previews.ts';
import { readDraft } from './previews/read-draft.ts';
import { registerPreviews } from './previews/register-previews.ts';
import { registrySession } from './registry/registry-session.ts';
import { RegistrySnapshot } from './registry/registry-snapshot.ts';
import { Candidates } from './releases/candidates.ts';
import { Releases } from './releases/releases.ts';
import type { Settings } from './settings.ts';
import { StockFeed } from './stock/stock-feed.ts';
import { registerVisits } from './visits/register-visits.ts';
import { VisitCounter } from './visits/visit-counter.ts';

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
  const { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: isTrusted } = settings;
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
  const isTraced = (await openTracing('shell', settings, nats, logger)) !== undefined;
  const feed = new EventFeed('shell', logger, nats);
  const cache = new TaggedCache<StoredAnswer>({
    maxBytes: settings.PAGE_CACHE_MB * MEGABYTE,
    sizeOf: ({ size }, key) => size + key.length,
    isTrusted: () => feed.connected,
  });
  const dealership = await followDealership({ nats, cache, settings, logger });
  const stock = new StockFeed(feed, cache);
  let today = londonDay();
  const stopDays = onNewDay((day) => {
    today = day;
    cache.clear();
  });
  const publicKeys = settings.REGISTRY_PUBLIC_KEY;
  const snapshot = new RegistrySnapshot({ stateDir: settings.STATE_DIR, publicKeys, logger });

  const remotesUrl = settings.upstreams.remotes;
  const renew = () => {
    observations.follow(candidates.inPlay, releases.manifests);
    variants.renew();
    cache.drop([REGISTRY_TAG]);
  };
  const releases = new Releases({
    remotesUrl,
    logger,
    onChange: renew,
    onKnown: () => {
      snapshot.write(releases.known).catch((error) => logger.error({ err: error }, 'the registry could not be kept'));
    },
  });
  const candidates = new Candidates({ remotesUrl, logger, onChange: renew });
  const observations = new Observations(isTrusted);
  const observerOf: SiteOptions['observerOf'] = (manifests) => observations.observerOf(manifests);
  const variants = new SiteVariants({ releases, candidates, observerOf, isTrusted, today: () => today });
  releases.restore(await snapshot.read());

  const announced = (signed: SignedEntry) => {
    const { entry } = signed;
    if (releases.release(signed, candidates.loaded(entry))) candidates.offer(entry.name, entry.candidate);
  };
  void nats.keepRunning('registry', registrySession({ publicKeys, logger, announced, listed: () => releases.listed() }));
  void nats.keepRunning('release views', reportSession(`${hostname()}:${process.pid}`, observations, candidates));

  const renderer = new PageRenderer({
    assets: files.assets,
    dealership,
    publicUrl,
    resolveApi,
    logger,
    development: settings.HOT_RELOAD,
  });
  const sendFreshPage = sendFreshPageWith(renderer, policy);

  const visits = new VisitCounter(nats, logger, isTrusted);
  const metrics = createMetrics(cache);
  const leaving = new Leaving();
  const server = createServer({
    logger,
    publicUrl,
    isTrusted,
    metrics,
    leaving,
    fromMemory: answerFromMemory({ variants, cache, metrics, logger, isTrusted, visits }),
    sendUnavailable: (request, reply) => sendFreshPage(request, reply, variants.of(request.raw).unavailable(request.url)),
  });
  if (isTraced) {
    traceRequests(
      server,
      // The public is not believed: whoever sends a trace could add to somebody else's.
      () => undefined,
      (span, { id }) => span.set(CORRELATION_FACT, id),
    );
  }
  const checks = new HealthChecks();
  checks.add({ name: 'releases', required: true, check: () => releases.check() });
  const management = new ManagementServer(checks, metrics);
  const previews = new Previews({ publicKeys, remotesUrl, releases, readDraft: (draft) => readDraft(nats, draft), logger });
  const sites = sitesOf(variants, previews);
  registerPublicConfig(server, { googleMapsApiKey });
  if (googleMapsApiKey === null) logger.info('Google Maps API key not configured: pages show the address without a map');
  else registerMapFrame(server, { key: googleMapsApiKey, dealership, sites, script: files.assets.map.code });
  await registerAssets(server, files.assetsFolder);
  await registerProxy(server, settings);
  registerSitemap(server, { cache, variants, stock, publicUrl, resolveApi });
  const takeTurn = turnsOf(PAGE_TURNS, isTrusted, refusePages({ assets: files.assets, dealership, policy }));
  registerPreviews(server, { previews, publicUrl });
  registerFormPosts(server, { variants, sites, sendFreshPage, resolveApi, dealership, isTrusted, takeTurn });
  registerVisits(server, { visits, publicUrl });
  registerPageReports(server, { observations, variants, isTrusted });
  registerPages(server, { sites, cache, renderer, stock, policy, sendFreshPage, takeTurn, visits });
  await server.listen({ port: settings.PORT, host: settings.HOST });
  const address = await management.listen(settings.MANAGEMENT_PORT, settings.MANAGEMENT_HOST);
  logger.info({ management: address }, 'ready');

  return {
    server,
    stop: async () => {
      checks.stop();
      await leaving.leave(server.server, settings.DRAIN_SECONDS, () => server.close());
      await visits.stop();
      stopDays();
      releases.stop();
      candidates.stop();
      feed.stop();
      management.close();
      await closeTracing();
      await nats.close();
    },
  };
}
