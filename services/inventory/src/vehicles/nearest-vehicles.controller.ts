import { STOCK_TAG, vehicleFilterQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockResponses } from '../stock/stock-responses.ts';

/** The available vans that meet most criteria, offered when a search finds nothing. */
@Controller('api/vehicles/nearest')
export class NearestVehiclesController {
  constructor(private readonly answers: StockResponses) {}

  @Get()
  async nearest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.answer(request, reply, {
      key: request.url,
      tags: [STOCK_TAG],
      produce: (stock) => ({ body: stock.nearest(parseQuery(vehicleFilterQuerySchema, request.query)) }),
    });
  }
}
