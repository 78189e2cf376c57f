import { Inject, Injectable } from '@nestjs/common';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { LOGGER, type ServiceLogger } from '../logging/logger.ts';
import { EventConsumer } from './event-consumer.ts';
import { EventDelivery } from './event-delivery.ts';
import { NatsLink } from './nats-link.ts';

/**
 * Gives `@EventPattern<string>('inventory.vehicle.updated.v1')` handlers a durable JetStream consumer each: applied
 * once, retried with back-off, dead letters in the end. A pattern with a wildcard (`inventory.vehicle.*.v1`) is one
 * consumer too and hears its events in order, which handlers of added, updated and removed need.
 */
@Injectable()
export class JetStreamStrategy extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  private consumers: readonly EventConsumer[] = [];

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly log: ServiceLogger,
    private readonly nats: NatsLink,
    private readonly delivery: EventDelivery,
  ) {
    super();
  }

  /** Returns at once: consumers start as soon as NATS is there. */
  listen(callback: () => void): void {
    this.consumers = [...this.messageHandlers].map(([pattern, handler]) => {
      if (handler.isEventHandler !== true) throw new Error(`${pattern}: JetStream carries events only, use @EventPattern`);
      return new EventConsumer(this.service, pattern, this.nats, this.delivery, handler, this.log);
    });
    for (const consumer of this.consumers) consumer.start();
    callback();
  }

  async close(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.stop()));
  }

  on(): never {
    throw new Error('listen to NatsLink.onChange instead');
  }

  unwrap<Client>(): Client {
    return this.nats as Client;
  }
}
