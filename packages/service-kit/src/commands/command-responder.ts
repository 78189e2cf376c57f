import { type CommandDefinition, type CommandReply, commandOf } from '@forecourt/contracts';
import {
  type ActiveSpan,
  CORRELATION_HEADER,
  correlationIdFrom,
  type Logger,
  type NatsLink,
  parseInput,
  TRACE_HEADER,
  traced,
} from '@forecourt/server-kit';
import type { Msg, Subscription } from '@nats-io/transport-node';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { problemOf } from '../errors/problem-of.ts';
import { runInContext } from '../logging/request-context.ts';

/** Answers the commands of one subject, which the replicas of a service share. */
export class CommandResponder {
  private readonly command: CommandDefinition;
  private subscription: Subscription | undefined;
  private readonly atHand = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly service: string,
    subject: string,
    private readonly nats: NatsLink,
    private readonly handler: MessageHandler,
    private readonly logger: Logger,
  ) {
    const command = commandOf(subject);
    if (command === undefined) throw new Error(`no contract for ${subject}`);
    this.command = command;
  }

  /** Returns at once; commands are answered as soon as NATS is connected. */
  start(): void {
    this.listen().catch((error: unknown) =>
      this.logger.error({ err: error, command: this.command.subject }, 'questions are not heard'),
    );
  }

  /** Accepts no more commands and finishes those in progress. */
  async stop(): Promise<void> {
    this.stopped = true;
    const { subscription } = this;
    this.subscription = undefined;
    // Draining talks to the server and would hang without a connection.
    if (this.nats.connected) await subscription?.drain();
    else subscription?.unsubscribe();
    await Promise.all(this.atHand);
  }

  private async listen(): Promise<void> {
    const { connection } = await this.nats.handle;
    if (this.stopped) return;
    this.subscription = connection.subscribe(this.command.subject, { queue: this.service });
    for await (const message of this.subscription) {
      const correlationId = correlationIdFrom(message.headers?.get(CORRELATION_HEADER));
      const parent = message.headers?.get(TRACE_HEADER);
      const work = traced(`answer ${message.subject}`, { kind: 'server', parent }, (span) => {
        const context = { correlationId, causationId: null, ...(span && { traceparent: span.traceparent }) };
        return runInContext(context, () => this.answer(message, span));
      }).finally(() => this.atHand.delete(work));
      this.atHand.add(work);
    }
  }

  private async answer(message: Msg, span: ActiveSpan | undefined): Promise<void> {
    const began = performance.now();
    const reply = await this.replyTo(message);
    message.respond(JSON.stringify(reply));
    const status = 'problem' in reply ? reply.problem.status : 200;
    if (status >= 500) span?.fail(String(status));
    this.logger.info({ command: message.subject, status, ms: Math.round(performance.now() - began) }, 'command');
  }

  private async replyTo(message: Msg): Promise<CommandReply> {
    try {
      const question = parseInput(this.command.question, message.json());
      const result: unknown = await this.handler(question);
      const answer = isObservable(result) ? await lastValueFrom(result) : result;
      return { answer: this.command.answer.parse(answer) };
    } catch (error) {
      const { problem, headers } = problemOf(error);
      if (problem.status >= 500) this.logger.error({ err: error, code: problem.code }, 'command failed');
      return { problem, headers };
    }
  }
}
