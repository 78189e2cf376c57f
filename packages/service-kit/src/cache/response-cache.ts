import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER, correlationIdFrom, EventFeed, Metrics, StoredAnswer, TaggedCache } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { currentContext } from '../logging/request-context.ts';

/** A produced answer: `body` becomes JSON, `headers` are sent with it. */
export interface Produced {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CacheableAnswer {
  /** Answers are shared by key, so they may depend on the URL but never on a cookie or token. */
  readonly key: string;
  /** Kept for staff, who are checked at each request: it is never sent before the framework runs. */
  readonly forStaff?: boolean;
  /** The cache tags of the data in the answer; dropping any of them drops it. */
  readonly tags: readonly string[];
  readonly produce: () => Promise<Produced>;
  /** Headers computed when the answer is sent, for values that change while a cached copy stays valid: names and values alternating. */
  readonly live?: () => readonly string[];
}

type HeaderValues = Readonly<Record<string, number | string | string[] | undefined>>;

interface KeptAnswer {
  readonly stored: StoredAnswer;
  readonly live: () => readonly string[];
}

const MAX_BYTES = 64 * 1024 * 1024;
/** URLs remembered with their key. Limited separately, because one answer may have many URLs. */
const MAX_URLS = 10_000;

/**
 * An in-memory cache of reads, serialised and compressed; visitors' are sent before the framework runs. Nothing expires by time:
 * events invalidate by tag (`drop`), and while the event feed is down the cache is bypassed.
 */
@Injectable()
export class ResponseCache {
  private readonly answers: TaggedCache<KeptAnswer>;
  private readonly keyByAddress = new LRUCache<string, string>({ max: MAX_URLS });

  /** Counted here and reported when the metrics are read: a labelled counter takes as long as the answer itself. */
  private readonly outcomes = { hit: 0, not_modified: 0, miss: 0, bypass: 0 };

  constructor(
    private readonly feed: EventFeed,
    { registry }: Metrics,
  ) {
    this.answers = new TaggedCache({
      maxBytes: MAX_BYTES,
      sizeOf: ({ stored }) => stored.size,
      isTrusted: () => feed.connected,
    });
    const { outcomes } = this;
    new Counter({
      name: 'cache_answers_total',
      help: 'Answers by the response cache, by outcome: hit, not_modified, miss, bypass',
      labelNames: ['outcome'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count);
      },
    });
  }

  /** Sends the cached answer or produces it, once for concurrent requests with the same key. For `@Res()` handlers. */
  async answer(request: FastifyRequest, reply: FastifyReply, wanted: CacheableAnswer): Promise<void> {
    const { key, tags, forStaff = false } = wanted;
    if (!forStaff && 'user' in request && request.user) throw new Error('what only staff may see is not kept for everybody');
    const trusted = this.feed.connected;
    const kept = this.answers.find(key);
    const headers: HeaderValues = { ...reply.getHeaders(), ...reply.raw.getHeaders() };
    const answer = kept ?? (await this.answers.make(key, tags, () => produce(wanted, headers)));
    if (trusted && !forStaff) this.keyByAddress.set(request.raw.url ?? '', key);
    await answer.stored.prepare(request.raw);
    reply.hijack();
    const status = this.send(answer, request.raw, reply.raw, currentContext()?.correlationId);
    this.count(kept ? status : trusted ? 'miss' : 'bypass');
  }

  /** Called before the framework sees a request. @returns whether it was answered. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url === undefined) return false;
    const key = this.keyByAddress.get(request.url);
    const kept = key === undefined ? undefined : this.answers.find(key);
    if (kept === undefined) return false;
    const status = this.send(kept, request, response, correlationIdFrom(request.headers[CORRELATION_HEADER]));
    if (status !== undefined) this.count(status);
    return status !== undefined;
  }

  /** Drops all answers with any of these tags, including those being produced. */
  drop(tags: readonly string[]): void {
    this.answers.drop(tags);
  }

  /** Drops everything; for the feed's `onReset`. */
  clear(): void {
    this.answers.clear();
  }

  private send({ stored, live }: KeptAnswer, request: IncomingMessage, response: ServerResponse, correlationId = '') {
    return stored.send(request, response, [CORRELATION_HEADER, correlationId, ...live()]);
  }

  private count(outcome: number | 'miss' | 'bypass' | undefined): void {
    this.outcomes[typeof outcome === 'string' ? outcome : outcome === 304 ? 'not_modified' : 'hit'] += 1;
  }
}

const produce = async ({ produce, live = () => [] }: CacheableAnswer, present: HeaderValues): Promise<KeptAnswer> => {
  const { body, headers = {} } = await produce();
  const kept: HeaderValues = {
    ...present,
    'content-type': 'application/json; charset=utf-8',
    // Browsers revalidate each time, so that nothing older than the last edit is shown.
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...headers,
    // Set for each request.
    [CORRELATION_HEADER]: undefined,
  };
  const lines = Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
  return { stored: new StoredAnswer(200, lines, JSON.stringify(body)), live };
};
