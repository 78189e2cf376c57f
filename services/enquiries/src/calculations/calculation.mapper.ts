import type { Calculation } from '@forecourt/contracts';
import type { CalculationRow } from './calculation.entity.ts';

export const toCalculation = ({ id: _, createdAt: __, ...row }: CalculationRow): Calculation => ({
  ...row,
  vehiclePrice: Number(row.vehiclePrice),
  deposit: Number(row.deposit),
  tradeInValue: '0',
  monthlyPayment: Number(row.monthlyPayment),
  totalCost: Number(row.totalCost),
  totalInterest: Number(row.totalInterest),
});
