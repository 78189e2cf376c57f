import { calculationSchema, type SavedCalculation } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent } from '@forecourt/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../forms/visitor.ts';
import { SaveCalculationUseCase } from './save-calculation.use-case.ts';

/** POST /api/finance/save: keeps what a visitor has worked out, if its figures add up. */
@Controller('api/finance/save')
export class SaveCalculationController {
  constructor(private readonly saveCalculation: SaveCalculationUseCase) {}

  @Post()
  @Idempotent()
  async save(@Body() body: unknown, @Req() request: FastifyRequest): Promise<SavedCalculation> {
    return this.saveCalculation.execute(parseInput(calculationSchema, body), visitorOf(request));
  }
}
