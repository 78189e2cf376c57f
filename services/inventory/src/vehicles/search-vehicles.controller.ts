import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER, vehicleSearchQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STOCK_TAG } from './stock.ts';
import { StockAnswers } from './stock-answers.ts';

@Controller('api/vehicles')
export class SearchVehiclesController {
  constructor(private readonly answers: StockAnswers) {}

  @Get()
  async search(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.answer(request, reply, {
      key: request.url,
      tags: [STOCK_TAG],
      produce: (stock) => {
        const { vehicles, total, nextCursor } = stock.search(parseQuery(vehicleSearchQuerySchema, request.query));
        return {
          body: vehicles,
          headers: { [TOTAL_COUNT_HEADER]: String(total), ...(nextCursor !== null && { [NEXT_CURSOR_HEADER]: nextCursor }) },
        };
      },
    });
  }
}
