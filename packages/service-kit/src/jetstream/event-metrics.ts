import { streamOf } from '@forecourt/contracts';
import { Metrics, NatsLink, type ReceivedEvent } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Summary } from 'prom-client';
import type { InboxOutcome } from '../inbox/inbox.ts';
import { sharedMeasurement } from '../metrics/shared-measurement.ts';
import { EventHandlers } from './event-handlers.ts';

const TEN_MINUTES_S = 600;

/** What became of a message: handed to the inbox, offered again, buried, left for a newer release, or given up as unknown. */
type EventOutcome = InboxOutcome | 'retried' | 'dead' | 'left' | 'unknown';

/** Events that a consumer has not handled, and for how long the oldest of them has been in the stream, in seconds. */
export interface Backlog {
  readonly waiting: number;
  readonly behindSeconds: number;
}

/** From commit to done, in seconds, of half and of 95 % of the recent events that this replica applied; null if there were none. */
export interface RecentTimes {
  readonly medianSeconds: number | null;
  readonly slowSeconds: number | null;
}

/** Counts what each consumer does with its events, and measures how far it is behind. */
@Injectable()
export class EventMetrics {
  private readonly outcomes: Counter<'consumer' | 'outcome'>;
  private readonly times: Histogram<'consumer'>;
  /** Not published: percentiles of replicas cannot be added up, which the histogram can. */
  private readonly recent = new Summary({
    name: 'events_recent_seconds',
    help: 'The last ten minutes',
    labelNames: ['consumer'] as const,
    percentiles: [0.5, 0.95],
    maxAgeSeconds: TEN_MINUTES_S,
    ageBuckets: 5,
    registers: [],
  });

  constructor(
    private readonly nats: NatsLink,
    private readonly handlers: EventHandlers,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    const labelNames = ['consumer'] as const;
    this.outcomes = new Counter({
      name: 'events_handled_total',
      help: 'Events taken from JetStream, by consumer and outcome: applied, repeated, stale, retried, dead, left, unknown',
      labelNames: ['consumer', 'outcome'] as const,
      registers,
    });
    this.times = new Histogram({
      name: 'events_commit_to_done_seconds',
      help: 'Time from the commit of an event to the commit of its handler',
      labelNames,
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600],
      registers,
    });
    const measure = sharedMeasurement(() => this.backlogs());
    const gauge = (name: string, help: string, pick: (backlog: Backlog) => number) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          for (const [consumer, { backlog }] of await measure()) this.set({ consumer }, backlog ? pick(backlog) : Number.NaN);
        },
      });
    gauge('events_waiting', 'Events that a consumer has not handled', ({ waiting }) => waiting);
    gauge(
      'events_behind_seconds',
      'For how long the oldest event that a consumer has not handled has waited',
      ({ behindSeconds }) => behindSeconds,
    );
  }

  count(consumer: string, outcome: EventOutcome): void {
    this.outcomes.inc({ consumer, outcome });
  }

  /** Records that an event has been applied, just after the commit. */
  applied(consumer: string, { occurredAt }: ReceivedEvent): void {
    // The clocks of two machines may differ.
    const seconds = Math.max(0, (Date.now() - Date.parse(occurredAt)) / 1_000);
    this.times.observe({ consumer }, seconds);
    this.recent.observe({ consumer }, seconds);
  }

  async recentTimes(consumer: string): Promise<RecentTimes> {
    const { values } = await this.recent.get();
    const of = (quantile: number) => {
      const found = values.find(
        ({ labels }) => labels.consumer === consumer && 'quantile' in labels && labels.quantile === quantile,
      );
      return found && Number.isFinite(found.value) && found.value > 0 ? found.value : null;
    };
    return { medianSeconds: of(0.5), slowSeconds: of(0.95) };
  }

  /** By consumer, with the pattern of its events; null if NATS cannot tell. */
  async backlogs(): Promise<ReadonlyMap<string, { readonly events: string; readonly backlog: Backlog | null }>> {
    const measured = [...this.handlers.patterns()].map(async ([consumer, pattern]) => {
      const backlog = this.nats.connected ? await this.backlog(consumer, pattern).catch(() => null) : null;
      return [consumer, { events: pattern, backlog }] as const;
    });
    return new Map(await Promise.all(measured));
  }

  private async backlog(consumer: string, pattern: string): Promise<Backlog> {
    const { manager } = await this.nats.handle;
    const stream = streamOf(pattern);
    const { num_pending, num_ack_pending, ack_floor } = await manager.consumers.info(stream, consumer);
    const waiting = num_pending + num_ack_pending;
    if (waiting === 0) return { waiting, behindSeconds: 0 };
    // The client's types know this request of nats-server 2.9 only for streams with direct access.
    const next: { seq: number; next_by_subj: string } = { seq: ack_floor.stream_seq + 1, next_by_subj: pattern };
    const oldest = await manager.streams.getMessage(stream, next);
    return { waiting, behindSeconds: oldest ? Math.max(0, (Date.now() - oldest.time.getTime()) / 1_000) : 0 };
  }
}
