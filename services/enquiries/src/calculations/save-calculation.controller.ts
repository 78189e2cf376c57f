import { calculationSchema, type SavedCalculation } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent } from '@forecourt/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { FormLimits } from '../forms/form-limits.ts';
import { visitorOf } from '../forms/visitor.ts';
import { checkFigures, storeCalculation } from './calculation-store.ts';

/** POST /api/finance/save: saves a visitor's calculation if its figures add up. */
@Controller('api/finance/save')
export class SaveCalculationController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: FormLimits,
  ) {}

  @Post()
  @Idempotent()
  async save(@Body() body: unknown, @Req() request: FastifyRequest): Promise<SavedCalculation> {
    const calculation = parseInput(calculationSchema, body);
    return this.dataSource.transaction(async (manager) => {
      await checkFigures(manager, calculation, '');
      return this.limits.enforce('calculation', visitorOf(request), async () => {
        const { id, createdAt } = await storeCalculation(manager, calculation);
        return { id, createdAt: createdAt.toISOString() };
      });
    });
  }
}
