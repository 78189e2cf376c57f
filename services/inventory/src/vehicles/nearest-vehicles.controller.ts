import { STOCK_TAG, vehicleFilterQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockAnswers } from './stock-answers.ts';

/** Offered where nothing has all that is asked for: the vans for sale or due in that have most of it. */
@Controller('api/vehicles/nearest')
export class NearestVehiclesController {
  constructor(private readonly answers: StockAnswers) {}

  @Get()
  async nearest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.answer(request, reply, {
      key: request.url,
      tags: [STOCK_TAG],
      produce: (stock) => ({ body: stock.nearest(parseQuery(vehicleFilterQuerySchema, request.query)) }),
    });
  }
}
