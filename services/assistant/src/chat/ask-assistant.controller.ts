import { type ChatQuestion, chatQuestionSchema } from '@forecourt/contracts';
import { type Logger, parseInput } from '@forecourt/server-kit';
import { LOGGER, problemOf } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerStream } from './answer-stream.ts';
import { ChatService } from './chat.service.ts';
import { ChatLimits } from './chat-limits.ts';

const STREAM = 'text/event-stream';

/** POST /api/ai-assistant (product §7): answers with JSON, or with an event stream if the client accepts one. */
@Controller('api/ai-assistant')
export class AskAssistantController {
  constructor(
    private readonly limits: ChatLimits,
    private readonly chat: ChatService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post()
  @HttpCode(200)
  async ask(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const question = parseInput(chatQuestionSchema, body);
    await this.limits.admit(request);
    const left = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort();
    });
    // A proxy that compresses would buffer the stream.
    reply.header('cache-control', 'no-store, no-transform');
    if (request.headers.accept?.includes(STREAM)) await this.stream(question, left.signal, reply);
    else await reply.send(await this.chat.answer(question, left.signal, () => undefined));
  }

  private async stream(question: ChatQuestion, signal: AbortSignal, reply: FastifyReply): Promise<void> {
    const stream = new AnswerStream();
    // Tells proxies not to buffer the stream.
    reply.type(`${STREAM}; charset=utf-8`).header('x-accel-buffering', 'no').send(stream.body);
    try {
      stream.end({ type: 'answer', ...(await this.chat.answer(question, signal, (sentence) => stream.say(sentence))) });
    } catch (error) {
      const { problem } = problemOf(error);
      if (problem.status >= 500) this.logger.error({ err: error, code: problem.code }, 'no answer could be streamed');
      stream.end({ type: 'problem', code: problem.code, detail: problem.detail ?? problem.title });
    }
  }
}
