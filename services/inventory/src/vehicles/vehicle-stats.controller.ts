import { STOCK_TAG, vehicleFilterQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockResponses } from '../stock/stock-responses.ts';

@Controller('api/vehicles/stats')
export class VehicleStatsController {
  constructor(private readonly answers: StockResponses) {}

  @Get()
  async count(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.answer(request, reply, {
      key: request.url,
      tags: [STOCK_TAG],
      produce: (stock) => ({ body: stock.stats(parseQuery(vehicleFilterQuerySchema, request.query)) }),
    });
  }
}
