import { STOCK_TAG } from '@forecourt/contracts';
import { isoWeekNumber } from '@forecourt/rules';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseQuery } from './refuse-query.ts';
import { StockAnswers } from './stock-answers.ts';

@Controller('api/vehicles/featured')
export class FeatureVehicleController {
  constructor(private readonly answers: StockAnswers) {}

  @Get()
  async feature(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseQuery(request.query);
    const today = new Date().toISOString().slice(0, 10);
    await this.answers.answer(request, reply, {
      // The van changes with the week, so a copy is kept for one week and no clock has to drop it.
      key: `featured in week ${isoWeekNumber(today)}`,
      tags: [STOCK_TAG],
      produce: (stock) => ({ body: stock.featured(today) }),
    });
  }
}
