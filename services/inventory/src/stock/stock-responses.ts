import { STOCK_AS_OF_HEADER } from '@forecourt/contracts';
import { type Produced, ResponseCache } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Stock } from './stock.ts';
import type { StockIndex } from './stock-index.ts';

interface StockAnswer {
  readonly key: string;
  /** Kept for staff alone. */
  readonly forStaff?: boolean;
  readonly tags: readonly string[];
  /** The vehicle that the response is about. */
  readonly about?: number;
  readonly produce: (stock: StockIndex) => Produced;
}

/** Answers from the stock through the response cache, and says how recent the answer is. */
@Injectable()
export class StockResponses {
  constructor(
    private readonly stock: Stock,
    private readonly cache: ResponseCache,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply, { about, produce, ...kept }: StockAnswer): Promise<void> {
    await this.cache.answer(request, reply, {
      ...kept,
      produce: async () => produce(await this.stock.current(about)),
      // Taken when the answer is sent: a copy that is still cached includes every change known by now.
      live: () => (this.stock.position === null ? [] : [STOCK_AS_OF_HEADER, this.stock.position]),
    });
  }
}
