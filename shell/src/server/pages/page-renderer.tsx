import { type Dealership, readAnswer } from '@forecourt/contracts';
import { CORRELATION_HEADER, type Logger } from '@forecourt/server-kit';
import { type ApiAnswer, createApi, createQueryClient } from '@forecourt/web-kit';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { StaticHandlerContext } from 'react-router';
import { fromPortable, type PortableError, toPortable } from '../../app/portable-error.ts';
import { routeKey } from '../../app/routes.tsx';
import { callService } from './call-service.ts';
import { statusOf } from './page-status.ts';
import { PageTree } from './page-tree.tsx';
import type { ShellAssets } from './shell-assets.ts';
import type { PageMatch, Site } from './site.ts';

export interface PageRendererOptions {
  readonly assets: ShellAssets;
  readonly dealership: Dealership;
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
  /** Called with every answer that the page depends on. */
  readonly onAnswer: (path: string, answer: ApiAnswer) => void;
  /** Fills the page's query cache before its loaders run. */
  readonly prepare?: (queryClient: QueryClient) => void;
}

export interface Redirect {
  readonly status: number;
  readonly location: string;
}

export interface Rendered<Result> {
  readonly status: number;
  readonly result: Result;
}

interface Loaded {
  readonly queryClient: QueryClient;
  readonly context: StaticHandlerContext;
  readonly errors: Readonly<Record<string, PortableError>>;
}

/** Total time for loaders before the page says that it is unavailable. */
const LOADER_DEADLINE_MS = 5_000;

/** Renders an address: loaders, then React, then, if a micro-frontend throws, what can be shown instead. */
export class PageRenderer {
  private readonly options: PageRendererOptions;

  constructor(options: PageRendererOptions) {
    this.options = options;
  }

  /** @param render renders the tree completely, or starts to stream it. Called again after a failure. */
  async render<Result>(
    request: PageRequest,
    render: (tree: ReactElement) => Promise<Result>,
  ): Promise<Rendered<Result> | Redirect> {
    const loaded = await this.load(request);
    if ('location' in loaded) return loaded;
    for (const errors of this.attempts(request.match, loaded)) {
      try {
        const result = await render(this.tree(request, loaded, errors));
        return { status: this.statusFor(request, errors), result };
      } catch (error) {
        this.options.logger.error({ err: error, address: request.address }, 'a page could not be rendered');
      }
    }
    throw new Error(`Not even the fallback of ${request.address} could be rendered`);
  }

  /** The page; if it throws, its micro-frontend's error boundary; if that throws too, the shell's. */
  private *attempts({ owner }: PageMatch, { errors }: Loaded): Generator<Readonly<Record<string, PortableError>>> {
    yield errors;
    if (!owner) return;
    const key = routeKey(owner.name, owner.routeId);
    yield { [key]: { kind: 'failure' } };
    yield { [key]: { kind: 'unavailable', remote: owner.name } };
  }

  private async load({ site, address, correlationId, onAnswer, prepare }: PageRequest): Promise<Loaded | Redirect> {
    const { publicUrl, resolveApi, logger } = this.options;
    // On the same network compressing takes longer than sending.
    const headers = { [CORRELATION_HEADER]: correlationId, 'accept-encoding': 'identity' };
    const api = createApi({ resolve: resolveApi, headers, onAnswer, send: callService, read: readAnswer });
    const queryClient = createQueryClient(api);
    prepare?.(queryClient);
    const visit = { queryClient, signal: AbortSignal.timeout(LOADER_DEADLINE_MS) };
    const context = await site.handler.query(new Request(publicUrl + address), { requestContext: visit });
    if (context instanceof Response) return { status: context.status, location: context.headers.get('location') ?? '/' };
    const errors: Record<string, PortableError> = {};
    for (const [id, error] of Object.entries(context.errors ?? {})) {
      const portable = toPortable(error);
      errors[id] = portable;
      if (statusOf(portable) >= 500) logger.error({ err: error, address, correlationId }, 'a page could not be loaded');
    }
    return { queryClient, context, errors };
  }

  private tree({ site, match }: PageRequest, { queryClient, context }: Loaded, errors: Loaded['errors']): ReactElement {
    const { assets, dealership, publicUrl, development } = this.options;
    const failed = Object.keys(errors).length > 0;
    const thrown = Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, fromPortable(error)]));
    const data = {
      dealership,
      publicUrl,
      development,
      remotes: site.remotes,
      queries: dehydrate(queryClient),
      loaderData: context.loaderData,
      errors: failed ? errors : null,
    };
    const shown = { ...context, errors: failed ? thrown : null };
    return <PageTree site={site} match={match} context={shown} queryClient={queryClient} assets={assets} data={data} />;
  }

  private statusFor({ match, site }: PageRequest, errors: Loaded['errors']): number {
    const [error] = Object.values(errors);
    if (error) return statusOf(error);
    if (match.owner) return 200;
    // If a micro-frontend's routes are unknown, 404 would be a guess.
    return site.complete ? 404 : 503;
  }
}
