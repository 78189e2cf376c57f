import { type Dealership, readAnswer } from '@forecourt/contracts';
import { CORRELATION_HEADER, type Logger, TRACE_HEADER } from '@forecourt/server-kit';
import { type ApiAnswer, createApi, createQueryClient } from '@forecourt/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '../../app/page-data.ts';
import { type PortableError, toPortable } from '../../app/portable-error.ts';
import { callService } from './call-service.ts';
import { statusOf } from './page-status.ts';
import { type PageParts, pageParts } from './page-tree.tsx';
import { type Redirect, runLoader } from './run-loader.ts';
import type { ShellAssets } from './shell-assets.ts';
import type { PageMatch, Site } from './site.ts';

export interface PageRendererOptions {
  readonly assets: ShellAssets;
  readonly dealership: { readonly now: Dealership };
  readonly publicUrl: string;
  /** Resolves an API path to the address of its service. */
  readonly resolveApi: (path: string) => string;
  readonly logger: Logger;
  /** Shows on the page who owns which part of it. */
  readonly development: boolean;
}

export interface PageRequest {
  readonly site: Site;
  readonly match: PageMatch;
  /** Path and query. */
  readonly address: string;
  readonly correlationId: string;
  /** Of the request's span; undefined while tracing is off. */
  readonly traceparent: string | undefined;
  /** Called with every answer that the page depends on. */
  readonly onAnswer: (path: string, answer: ApiAnswer) => void;
  /** Fills the page's query cache before its loaders run. */
  readonly prepare?: (queryClient: QueryClient) => void;
}

export interface Rendered<Result> {
  readonly status: number;
  readonly result: Result;
}

interface Loaded {
  readonly queryClient: QueryClient;
  /** Why the route cannot be shown. */
  readonly error: PortableError | null;
}

/** Renders an address: loaders, then the page, then, if a micro-frontend throws, what can be shown instead. */
export class PageRenderer {
  private readonly options: PageRendererOptions;

  constructor(options: PageRendererOptions) {
    this.options = options;
  }

  /** @param render renders the page completely. Called again after a failure. */
  async render<Result>(request: PageRequest, render: (page: PageParts) => Promise<Result>): Promise<Rendered<Result> | Redirect> {
    const loaded = await this.load(request);
    if ('location' in loaded) return loaded;
    for (const error of attempts(request.match, loaded)) {
      try {
        const result = await render(this.parts(request, loaded, error));
        return { status: statusFor(request, error), result };
      } catch (thrown) {
        this.options.logger.error({ err: thrown, address: request.address }, 'a page could not be rendered');
      }
    }
    throw new Error(`Not even the fallback of ${request.address} could be rendered`);
  }

  private async load({
    site,
    match,
    address,
    correlationId,
    traceparent,
    onAnswer,
    prepare,
  }: PageRequest): Promise<Loaded | Redirect> {
    const { publicUrl, resolveApi, logger } = this.options;
    // On the same network compressing takes longer than sending.
    const headers = {
      [CORRELATION_HEADER]: correlationId,
      'accept-encoding': 'identity',
      ...(traceparent !== undefined && { [TRACE_HEADER]: traceparent }),
    };
    const api = createApi({ resolve: resolveApi, headers, onAnswer, send: callService, read: readAnswer });
    const queryClient = createQueryClient(api);
    prepare?.(queryClient);
    try {
      const answer = await runLoader(match, { url: new URL(publicUrl + address), queryClient }, site);
      return answer ?? { queryClient, error: match.error ?? null };
    } catch (thrown) {
      const error = toPortable(thrown);
      if (statusOf(error) >= 500) logger.error({ err: thrown, address, correlationId }, 'a page could not be loaded');
      return { queryClient, error };
    }
  }

  private parts({ site, match, address }: PageRequest, { queryClient }: Loaded, error: PortableError | null): PageParts {
    const { assets, dealership, publicUrl, development } = this.options;
    const { owner, params } = match;
    const data: PageData = {
      dealership: site.dealershipFor(match, dealership.now),
      publicUrl,
      development,
      remotes: site.remotes,
      queries: answersForBrowser(queryClient),
      route: owner ? { owner: owner.name, id: owner.routeId, params, frame: owner.frame } : null,
      error,
    };
    return pageParts({ site, match, address, queryClient, assets, data });
  }
}

const answersForBrowser = (queryClient: QueryClient): PageData['queries'] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state, meta }) => state.status === 'success' && !meta?.['serverOnly'] })
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** The page; if it throws, its owner's error page; if that throws too, the shell's. */
function* attempts({ owner }: PageMatch, { error }: Loaded): Generator<PortableError | null> {
  yield error;
  if (!owner) return;
  yield { kind: 'failure' };
  yield { kind: 'unavailable' };
}

function statusFor({ match, site }: PageRequest, error: PortableError | null): number {
  if (error) return statusOf(error);
  if (match.owner) return 200;
  // If a micro-frontend's routes are unknown, 404 would be a guess.
  return site.complete ? 404 : 503;
}
