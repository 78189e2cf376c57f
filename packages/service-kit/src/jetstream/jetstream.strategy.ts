import { durableOf } from '@forecourt/contracts';
import { type Logger, NatsLink } from '@forecourt/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { CommandResponder } from '../commands/command-responder.ts';
import { LOGGER } from '../logging/logger.ts';
import { EventConsumer } from './event-consumer.ts';
import { EventDelivery } from './event-delivery.ts';
import { EventHandlers } from './event-handlers.ts';

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
    private readonly handlers: EventHandlers,
    private readonly delivery: EventDelivery,
  ) {
    super();
  }

  /** Returns at once; events and commands are received as soon as NATS is connected. */
  listen(callback: () => void): void {
    this.listeners = [...this.messageHandlers].map(([pattern, handler]) =>
      handler.isEventHandler === true
        ? this.consumer(pattern, handler)
        : new CommandResponder(this.service, pattern, this.nats, handler, this.log),
    );
    for (const listener of this.listeners) listener.start();
    callback();
  }

  private consumer(pattern: string, handler: MessageHandler): EventConsumer {
    const durable = durableOf(this.service, pattern);
    this.handlers.register(durable, pattern, handler);
    return new EventConsumer(this.service, durable, pattern, this.nats, this.delivery, this.log);
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
