import { STOCK_TAG, vehicleSuggestionQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockResponses } from '../stock/stock-responses.ts';

@Controller('api/vehicles/suggestions')
export class SuggestVehiclesController {
  constructor(private readonly answers: StockResponses) {}

  @Get()
  async suggest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { q } = parseQuery(vehicleSuggestionQuerySchema, request.query);
    await this.answers.answer(request, reply, {
      key: `suggestions ${q.toLowerCase()}`,
      tags: [STOCK_TAG],
      produce: (stock) => ({ body: stock.suggest(q) }),
    });
  }
}
