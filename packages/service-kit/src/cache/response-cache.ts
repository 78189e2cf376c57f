import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is to be answered: `body` becomes JSON. */
export interface Produced {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CacheableAnswer {
  /** Same key, same answer, for everybody. */
  readonly key: string;
  /** What the answer was made from; an event about any of them drops it. */
  readonly tags: readonly string[];
  readonly produce: () => Promise<Produced>;
}

@Injectable()
export class ResponseCache {
  async answer(_request: FastifyRequest, reply: FastifyReply, { produce }: CacheableAnswer): Promise<void> {
    const { body, headers = {} } = await produce();
    await reply.headers(headers).send(body);
  }

  drop(_tags: readonly string[]): void {}

  clear(): void {}
}
