import { vehicleTag } from '@forecourt/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StockResponses } from '../stock/stock-responses.ts';
import { refuseQuery } from './refuse-query.ts';
import { vehicleNotFound } from './vehicle.errors.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id')
export class GetVehicleController {
  constructor(private readonly answers: StockResponses) {}

  @Get()
  async get(@Param('id') idText: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseQuery(request.query);
    const id = parseVehicleId(idText);
    await this.answers.answer(request, reply, {
      key: vehicleTag(id),
      tags: [vehicleTag(id)],
      about: id,
      produce: (stock) => {
        const vehicle = stock.find(id);
        if (!vehicle) throw vehicleNotFound(id);
        return { body: vehicle };
      },
    });
  }
}
