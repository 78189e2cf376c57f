import { type Logger, NatsLink } from '@forecourt/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { CommandResponder } from '../commands/command-responder.ts';
import { LOGGER } from '../logging/logger.ts';
import { EventConsumer } from './event-consumer.ts';
import { EventDelivery } from './event-delivery.ts';

/**
 * Nest's transport for NATS. Creates a durable JetStream consumer for each service that `@HandlesEvents` names.
 *
 * `@MessagePattern<string>('cmd.assistant.write-post.v1')` handlers answer commands that other services send with `Commands`:
 * the replicas share them, both sides check the contract, and a `ProblemError` reaches the caller.
 */
@Injectable()
export class JetStreamStrategy extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  private listeners: readonly (EventConsumer | CommandResponder)[] = [];

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly nats: NatsLink,
    private readonly delivery: EventDelivery,
  ) {
    super();
  }

  /** Returns at once; events and commands are received as soon as NATS is connected. */
  listen(callback: () => void): void {
    this.listeners = [...this.messageHandlers].map(([pattern, handler]) =>
      handler.isEventHandler === true
        ? new EventConsumer(this.service, pattern, this.nats, this.delivery, handler, this.log)
        : new CommandResponder(this.service, pattern, this.nats, handler, this.log),
    );
    for (const listener of this.listeners) listener.start();
    callback();
  }

  async close(): Promise<void> {
    await Promise.all(this.listeners.map((listener) => listener.stop()));
  }

  on(): never {
    throw new Error('listen to NatsLink.onChange instead');
  }

  unwrap<Client>(): Client {
    return this.nats as Client;
  }
}
