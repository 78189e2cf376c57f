import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { EventFeed } from '../jetstream/event-feed.ts';
import { CORRELATION_HEADER, correlationIdFrom, currentContext } from '../logging/request-context.ts';
import { Metrics } from '../metrics/metrics.ts';
import { CachedAnswer } from './cached-answer.ts';
import { identityOf } from './representation.ts';

/** What is to be answered: `body` becomes JSON, `headers` are sent with it. */
export interface Produced {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CacheableAnswer {
  /** Same key, same answer, whoever asks: the address alone must decide, never a cookie or a token. */
  readonly key: string;
  /** What the answer is made from (`vehicle:12`, `stock`); dropping any of them drops it. */
  readonly tags: readonly string[];
  readonly produce: () => Promise<Produced>;
  /**
   * Headers told anew each time the answer is sent, for what changes while a kept copy stays right: names and values by
   * turns, as `writeHead` takes them fastest.
   */
  readonly live?: () => readonly string[];
}

type HeaderValues = Readonly<Record<string, number | string | string[] | undefined>>;

interface Production {
  readonly tags: readonly string[];
  readonly answer: Promise<CachedAnswer>;
  /** Set when one of its tags was dropped meanwhile: whoever waits gets it, nobody else will. */
  outdated: boolean;
}

const MOST_BYTES = 64 * 1024 * 1024;
/** Addresses remembered as leading to a key; spellings of one address are many, so this is bounded apart. */
const MOST_ADDRESSES = 10_000;

/**
 * Answers to visitors' reads, kept serialised and compressed in memory and sent in front of the framework. Nothing
 * is dropped by time: events drop by tag (`drop`), and while the event feed is away nothing is kept or taken from here.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
    dispose: ({ tags }, key) => this.unlist(key, tags),
  });
  private readonly keyByAddress = new LRUCache<string, string>({ max: MOST_ADDRESSES });
  private readonly productions = new Map<string, Production>();
  private readonly keysByTag = new Map<string, Set<string>>();

  /** Counted here and told when the metrics are read: a labelled counter takes as long as the answer itself. */
  private readonly outcomes = { hit: 0, not_modified: 0, miss: 0, bypass: 0 };

  constructor(
    private readonly feed: EventFeed,
    { registry }: Metrics,
  ) {
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

  /** Sends the kept answer, or produces it: once for all who ask for the same key at the same time. For `@Res()` handlers. */
  async answer(request: FastifyRequest, reply: FastifyReply, wanted: CacheableAnswer): Promise<void> {
    if ('user' in request && request.user) throw new Error('what only staff may see is not kept for everybody');
    const trusted = this.feed.connected;
    const kept = trusted ? this.answers.get(wanted.key) : undefined;
    const headers: HeaderValues = { ...reply.getHeaders(), ...reply.raw.getHeaders() };
    const answer = kept ?? (trusted ? await this.share(wanted, headers) : await this.make(wanted, headers));
    if (trusted) this.keyByAddress.set(request.raw.url ?? '', wanted.key);
    reply.hijack();
    const outcome = answer.send(request.raw, reply.raw, currentContext()?.correlationId ?? randomUUID());
    this.outcomes[kept !== undefined ? outcome : trusted ? 'miss' : 'bypass'] += 1;
  }

  /** Called before the framework sees a request. @returns whether it has been answered. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url === undefined || !this.feed.connected)
      return false;
    const key = this.keyByAddress.get(request.url);
    const kept = key === undefined ? undefined : this.answers.get(key);
    if (kept === undefined) return false;
    const correlationId = correlationIdFrom(request.headers[CORRELATION_HEADER]);
    this.outcomes[kept.send(request, response, correlationId)] += 1;
    return true;
  }

  /** Forgets every answer made from any of these, those being made now included. */
  drop(tags: readonly string[]): void {
    for (const [key, production] of this.productions) {
      if (production.tags.some((tag) => tags.includes(tag))) this.outdate(key, production);
    }
    for (const tag of tags) {
      for (const key of this.keysByTag.get(tag) ?? []) this.answers.delete(key);
    }
  }

  /** Forgets everything; for the feed's `onReset`. */
  clear(): void {
    for (const [key, production] of this.productions) this.outdate(key, production);
    this.answers.clear();
  }

  private outdate(key: string, production: Production): void {
    production.outdated = true;
    this.productions.delete(key);
  }

  private share(wanted: CacheableAnswer, headers: HeaderValues): Promise<CachedAnswer> {
    const running = this.productions.get(wanted.key);
    if (running !== undefined) return running.answer;
    const production: Production = { tags: wanted.tags, answer: this.make(wanted, headers), outdated: false };
    this.productions.set(wanted.key, production);
    return production.answer
      .then((answer) => {
        if (!production.outdated && this.feed.connected) this.keep(wanted, answer);
        return answer;
      })
      .finally(() => {
        if (this.productions.get(wanted.key) === production) this.productions.delete(wanted.key);
      });
  }

  private keep({ key, tags }: CacheableAnswer, answer: CachedAnswer): void {
    this.answers.set(key, answer);
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
  }

  private unlist(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }

  private async make({ tags, produce, live }: CacheableAnswer, present: HeaderValues): Promise<CachedAnswer> {
    const { body, headers = {} } = await produce();
    const kept: HeaderValues = {
      ...present,
      'content-type': 'application/json; charset=utf-8',
      // Kept by browsers, but asked for again each time: what is shown is never older than the last edit.
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      ...headers,
      // Each request has its own.
      [CORRELATION_HEADER]: undefined,
    };
    const lines = Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
    return new CachedAnswer(identityOf(body), lines, tags, live);
  }
}
