import { randomUUID } from 'node:crypto';
import { type CommandDefinition, type CommandReply, commandReplySchema } from '@forecourt/contracts';
import { CORRELATION_HEADER, NatsLink, ProblemError, TRACE_HEADER, traced } from '@forecourt/server-kit';
import { headers, type Msg, RequestError, TimeoutError } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { currentContext } from '../logging/request-context.ts';
import { peerTimedOut, peerUnavailable, peerUnreadable } from './command.errors.ts';

const DEADLINE_MS = 5_000;

/** Sends commands to other services over NATS. To learn when something happens, subscribe to events instead. */
@Injectable()
export class Commands {
  constructor(private readonly nats: NatsLink) {}

  /**
   * @throws {ProblemError} the other service's refusal; 503 `SERVICE.PEER_UNAVAILABLE` at once if nobody listens;
   * 504 `SERVICE.PEER_TIMED_OUT` if there is no answer in time.
   */
  async ask<Question, Answer>(
    command: CommandDefinition<Question, Answer>,
    question: Question,
    deadlineMs: number = DEADLINE_MS,
  ): Promise<Answer> {
    const [, service = ''] = command.subject.split('.');
    const payload = JSON.stringify(command.question.parse(question));
    const reply = readReply(service, await this.request(service, command.subject, payload, deadlineMs));
    if ('problem' in reply) throw new ProblemError(reply.problem, reply.headers);
    const answer = command.answer.safeParse(reply.answer);
    if (!answer.success) throw peerUnreadable(service, answer.error);
    return answer.data;
  }

  private async request(service: string, subject: string, payload: string, deadlineMs: number): Promise<Msg> {
    // Fails at once, because the request would wait for a connection until its deadline.
    if (!this.nats.connected) throw peerUnavailable(service);
    const { connection } = await this.nats.handle;
    const context = currentContext();
    const carried = headers();
    carried.set(CORRELATION_HEADER, context?.correlationId ?? randomUUID());
    try {
      return await traced(`ask ${subject}`, { kind: 'client', parent: context?.traceparent }, (span) => {
        if (span) carried.set(TRACE_HEADER, span.traceparent);
        return connection.request(subject, payload, { timeout: deadlineMs, headers: carried });
      });
    } catch (error) {
      const isLate = error instanceof TimeoutError || (error instanceof RequestError && error.cause instanceof TimeoutError);
      throw isLate ? peerTimedOut(service, deadlineMs, error) : peerUnavailable(service, error);
    }
  }
}

const readReply = (service: string, message: Msg): CommandReply => {
  try {
    return commandReplySchema.parse(message.json());
  } catch (error) {
    throw peerUnreadable(service, error);
  }
};
