import { STOCK_TAG } from '@forecourt/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockResponses } from '../stock/stock-responses.ts';
import { refuseQuery } from './refuse-query.ts';
import { vehicleNotFound } from './vehicle.errors.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id/similar')
export class SimilarVehiclesController {
  constructor(private readonly answers: StockResponses) {}

  @Get()
  async similar(@Param('id') idText: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseQuery(request.query);
    const id = parseVehicleId(idText);
    await this.answers.answer(request, reply, {
      key: `similar to ${id}`,
      // Any change may add a van to the list or remove one.
      tags: [STOCK_TAG],
      about: id,
      produce: (stock) => {
        const vehicles = stock.similar(id);
        if (!vehicles) throw vehicleNotFound(id);
        return { body: vehicles };
      },
    });
  }
}
