import type { Readable } from 'node:stream';
import { CHANGES_ALIVE_MS } from '@forecourt/contracts';
import { EventFeed, NatsLink } from '@forecourt/server-kit';
import { REDIS, REVOCATIONS_KNOWN_KEY, type RedisClient, revokedKey, type StaffClaims } from '@forecourt/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { inTime } from '../sessions/redis-in-time.ts';
import { changeIn } from './change-in.ts';
import { changesUnknown, tooManyStreams } from './change-streams.errors.ts';
import { OpenStreams } from './open-streams.ts';

const SUBJECTS = ['inventory.vehicle.>', 'enquiries.>'];
/** How soon a session that is over loses its streams, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Tells signed-in staff of changes (ADR 057). What may have been missed ends a stream: whoever asks again reads everything anew. */
@Injectable()
export class ChangeStreams implements OnModuleInit {
  readonly #streams = new OpenStreams();

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    private readonly feed: EventFeed,
    private readonly nats: NatsLink,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    const endAll = () => this.#streams.endAll();
    const tell = (event: Parameters<typeof changeIn>[0]) => {
      const change = changeIn(event);
      if (change) this.#streams.tell(change);
    };
    for (const subject of SUBJECTS) this.feed.subscribe(subject, tell, endAll);
    this.nats.onChange((isConnected) => isConnected || endAll());
    const timers = [
      setInterval(() => void this.#endSessions(), LOOK_EVERY_MS),
      setInterval(() => this.#streams.sayAlive(), CHANGES_ALIVE_MS),
    ];
    // Before the server waits for its connections to end, which these would not do by themselves.
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('preClose', (done) => {
      for (const timer of timers) clearInterval(timer);
      endAll();
      done();
    });
  }

  /** @throws {ProblemError} 503 while changes are not heard of; 429 if too many streams are open. */
  open(holder: StaffClaims): Readable {
    if (!this.nats.connected) throw changesUnknown();
    const stream = this.#streams.open(holder);
    if (stream === null) throw tooManyStreams();
    return stream;
  }

  /** Fails closed: while it is not known whether a session was revoked, it is told nothing. */
  async #endSessions(): Promise<void> {
    const { holders } = this.#streams;
    if (holders.length === 0) return;
    const now = Date.now() / 1_000;
    const ids = [...new Set(holders.map(({ jti }) => jti))];
    try {
      const [known, ...revoked] = await inTime(this.redis.mGet([REVOCATIONS_KNOWN_KEY, ...ids.map(revokedKey)]));
      if (known === null) this.#streams.endAll();
      const over = new Set(ids.filter((_id, place) => revoked[place] !== null));
      this.#streams.endSessions(({ jti, exp }) => over.has(jti) || exp <= now);
    } catch {
      this.#streams.endAll();
    }
  }
}
