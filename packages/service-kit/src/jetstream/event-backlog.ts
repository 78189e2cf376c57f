import { type ConsumerInfo, JetStreamApiError } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { durableOf } from './event-consumer.ts';
import { NatsLink } from './nats-link.ts';
import { streamOf } from './streams.ts';

/** JetStream's codes for a consumer and a stream that are not there. */
const NOT_THERE = new Set([10_014, 10_059]);

/** What the replicas of this service, which share the events of an `@EventPattern`, have still to do of them. */
@Injectable()
export class EventBacklog {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly nats: NatsLink,
  ) {}

  /** Whether every event of the pattern that there is has been handled and committed, by whichever replica. */
  async isEmpty(pattern: string): Promise<boolean> {
    const info = await this.read(pattern);
    return info !== null && info.num_pending === 0 && info.num_ack_pending === 0;
  }

  /** Null until the first replica has begun to listen. */
  private async read(pattern: string): Promise<ConsumerInfo | null> {
    const { manager } = await this.nats.handle;
    try {
      return await manager.consumers.info(streamOf(pattern), durableOf(this.service, pattern));
    } catch (error) {
      if (error instanceof JetStreamApiError && NOT_THERE.has(error.code)) return null;
      throw error;
    }
  }
}
