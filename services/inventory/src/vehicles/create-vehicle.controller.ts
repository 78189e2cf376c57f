import { createVehicleSchema, type Vehicle } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CreateVehicleUseCase } from './create-vehicle.use-case.ts';

@Controller('api/vehicles')
export class CreateVehicleController {
  constructor(private readonly createVehicle: CreateVehicleUseCase) {}

  @Post()
  @UseGuards(StaffGuard)
  @Idempotent()
  async create(@Body() body: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<Vehicle> {
    const vehicle = await this.createVehicle.execute(parseInput(createVehicleSchema, body));
    reply.header('location', `/api/vehicles/${vehicle.id}`);
    return vehicle;
  }
}
