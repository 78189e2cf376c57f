import { STOCK_TAG } from '@forecourt/contracts';
import { isoWeekNumber } from '@forecourt/rules';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockResponses } from '../stock/stock-responses.ts';
import { refuseQuery } from './refuse-query.ts';

@Controller('api/vehicles/featured')
export class FeaturedVehicleController {
  constructor(private readonly answers: StockResponses) {}

  @Get()
  async feature(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseQuery(request.query);
    const today = new Date().toISOString().slice(0, 10);
    await this.answers.answer(request, reply, {
      // The week is part of the key, because the van changes weekly and nothing expires by time.
      key: `featured in week ${isoWeekNumber(today)}`,
      tags: [STOCK_TAG],
      produce: (stock) => ({ body: stock.featured(today) }),
    });
  }
}
