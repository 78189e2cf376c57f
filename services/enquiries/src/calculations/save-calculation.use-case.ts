import type { Calculation, SavedCalculation } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FormLimits } from '../forms/form-limits.ts';
import type { Visitor } from '../forms/visitor.ts';
import { checkFigures, storeCalculation } from './calculation-store.ts';

@Injectable()
export class SaveCalculationUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: FormLimits,
  ) {}

  async execute(calculation: Calculation, visitor: Visitor): Promise<SavedCalculation> {
    return this.dataSource.transaction(async (manager) => {
      await checkFigures(manager, calculation, '');
      return this.limits.spend('calculation', visitor, async () => {
        const { id, createdAt } = await storeCalculation(manager, calculation);
        return { id, createdAt: createdAt.toISOString() };
      });
    });
  }
}
