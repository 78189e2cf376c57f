import { type FakeHandler, type FakeReply, FakeServer } from '@forecourt/testing';

export const PAGE_ID = '104211111111111';
export const ACCOUNT_ID = '17841405822304914';
export const CONTAINER_ID = '17889455560051444';
export const MEDIA_ID = '17920238422030506';
export const POST_ID = `${PAGE_ID}_122100000000000001`;

/** An error in the Graph API's own form. */
export const graphError = (code: number, error: object = {}, status = 400): FakeReply => ({
  status,
  body: { error: { message: `error ${code}`, type: 'OAuthException', code, fbtrace_id: 'A6LJylpZRKw2xKLFsAP-cJh', ...error } },
});

type Step = 'photos' | 'feed' | 'limit' | 'media' | 'container' | 'publish' | 'permalink';

const STEPS: readonly (readonly [Step, string, RegExp])[] = [
  ['photos', 'POST', new RegExp(`^/v25.0/${PAGE_ID}/photos$`)],
  ['feed', 'POST', new RegExp(`^/v25.0/${PAGE_ID}/feed$`)],
  ['limit', 'GET', new RegExp(`^/v25.0/${ACCOUNT_ID}/content_publishing_limit\\?`)],
  ['media', 'POST', new RegExp(`^/v25.0/${ACCOUNT_ID}/media$`)],
  ['container', 'GET', new RegExp(`^/v25.0/${CONTAINER_ID}\\?`)],
  ['publish', 'POST', new RegExp(`^/v25.0/${ACCOUNT_ID}/media_publish$`)],
  ['permalink', 'GET', new RegExp(`^/v25.0/${MEDIA_ID}\\?`)],
];

const ALL_WELL: Readonly<Record<Step, FakeHandler>> = {
  photos: () => ({ body: { id: '122100000000000000', post_id: POST_ID } }),
  feed: () => ({ body: { id: POST_ID } }),
  limit: () => ({ body: { data: [{ quota_usage: 2, config: { quota_total: 50, quota_duration: 86_400 } }] } }),
  media: () => ({ body: { id: CONTAINER_ID } }),
  container: () => ({ body: { status_code: 'FINISHED', id: CONTAINER_ID } }),
  publish: () => ({ body: { id: MEDIA_ID } }),
  permalink: () => ({ body: { permalink: 'https://www.instagram.com/p/abc/', id: MEDIA_ID } }),
};

/** A fake Graph API for posting: every step succeeds unless a test says otherwise. */
export class GraphServer {
  private constructor(
    private readonly server: FakeServer,
    private manners: Partial<Record<Step, FakeHandler>> = {},
  ) {}

  static async start(): Promise<GraphServer> {
    const server = await FakeServer.start(() => null);
    const graph = new GraphServer(server);
    server.manners = (request) => {
      const step = STEPS.find(([, method, path]) => request.method === method && path.test(request.url))?.[0];
      if (step === undefined) return graphError(100, { message: `Unsupported ${request.method} ${request.url}` });
      return (graph.manners[step] ?? ALL_WELL[step])(request);
    };
    return graph;
  }

  get url(): string {
    return this.server.url;
  }

  get requests(): FakeServer['requests'] {
    return this.server.requests;
  }

  /** The steps that were called, in order. */
  get steps(): readonly (Step | undefined)[] {
    return this.requests.map(({ method, url }) => STEPS.find(([, expected, path]) => method === expected && path.test(url))?.[0]);
  }

  /** The parameters that a step was called with. */
  parametersOf(step: Step): Record<string, string> {
    const request = this.requests[this.steps.indexOf(step)];
    return Object.fromEntries(new URLSearchParams(request?.body));
  }

  /** Replaces the behaviour of the given steps. */
  behave(manners: Partial<Record<Step, FakeHandler>>): void {
    this.manners = manners;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}
