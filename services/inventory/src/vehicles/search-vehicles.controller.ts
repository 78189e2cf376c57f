import { NEXT_CURSOR_HEADER, STOCK_TAG, TOTAL_COUNT_HEADER, vehicleSearchQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockResponses } from '../stock/stock-responses.ts';

@Controller('api/vehicles')
export class SearchVehiclesController {
  constructor(private readonly answers: StockResponses) {}

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
