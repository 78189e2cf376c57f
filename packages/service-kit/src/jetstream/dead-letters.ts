import { DEAD_LETTERS } from '@forecourt/contracts';
import { type Logger, NatsLink } from '@forecourt/server-kit';
import type { JsMsg } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { LOGGER } from '../logging/logger.ts';
import { ensureStream } from './streams.ts';

/** An event that could not be handled, as stored on `dead.<service>.<consumer>`. */
export interface DeadLetter {
  readonly reason: string;
  readonly subject: string;
  readonly streamSequence: number;
  readonly attempts: number;
  readonly diedAt: string;
  /** The message as received. */
  readonly payload: string;
}

@Injectable()
export class DeadLetters {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly nats: NatsLink,
  ) {}

  /** Stores the message with its reason; resolves once JetStream has it. A message is stored only once. */
  async bury(consumer: string, message: JsMsg, error: unknown): Promise<void> {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const letter: DeadLetter = {
      reason,
      subject: message.subject,
      streamSequence: message.seq,
      attempts: message.info.deliveryCount,
      diedAt: new Date().toISOString(),
      payload: message.string(),
    };
    const { client, manager } = await this.nats.handle;
    await ensureStream(manager, DEAD_LETTERS, this.service);
    await client.publish(`${DEAD_LETTERS}.${this.service}.${consumer}`, JSON.stringify(letter), {
      msgID: `${this.service}:${consumer}:${message.headers?.get('Nats-Msg-Id') || message.seq}`,
    });
    this.logger.error(
      { err: error, consumer, subject: message.subject, attempts: letter.attempts },
      'event became a dead letter',
    );
  }
}
