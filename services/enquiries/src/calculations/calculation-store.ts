import { randomUUID } from 'node:crypto';
import type { Calculation } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import type { EntityManager } from 'typeorm';
import { StockedVehicleEntity } from '../stock/stocked-vehicle.entity.ts';
import { CalculationEntity, type CalculationRow } from './calculation.entity.ts';
import { type WrongFigure, wrongFigures } from './wrong-figures.ts';

/**
 * Refuses a calculation whose figures do not add up, with VAT unless its vehicle has none (D20).
 * @param within the path of the calculation in the input.
 * @throws {ProblemError} 400 `ENQUIRIES.FIGURES_DO_NOT_ADD_UP`, naming each figure.
 */
export const checkFigures = async (
  manager: EntityManager,
  calculation: Calculation,
  within: '' | 'calculation.',
): Promise<void> => {
  const wrong = wrongFigures(calculation, await isVatQualifying(manager, calculation.vehicleId ?? null));
  if (wrong.length > 0) throw figuresDoNotAddUp(wrong, within);
};

/** Null if the vehicle is not in the copy of the stock yet. */
const isVatQualifying = async (manager: EntityManager, vehicleId: number | null): Promise<boolean | null> => {
  if (vehicleId === null) return true;
  const vehicle = await manager.findOneBy(StockedVehicleEntity, { id: vehicleId });
  return vehicle?.vatQualifying ?? null;
};

export const storeCalculation = async (manager: EntityManager, calculation: Calculation): Promise<CalculationRow> => {
  const row: CalculationRow = {
    ...calculation,
    id: randomUUID(),
    vehicleId: calculation.vehicleId ?? null,
    vehiclePrice: calculation.vehiclePrice.toFixed(2),
    deposit: calculation.deposit.toFixed(2),
    monthlyPayment: calculation.monthlyPayment.toFixed(2),
    totalCost: calculation.totalCost.toFixed(2),
    totalInterest: calculation.totalInterest.toFixed(2),
    createdAt: new Date(),
  };
  await manager.insert(CalculationEntity, row);
  return row;
};

const figuresDoNotAddUp = (wrong: readonly WrongFigure[], within: string): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'ENQUIRIES.FIGURES_DO_NOT_ADD_UP',
    title: 'The figures do not add up',
    detail: `${wrong.map(({ message }) => message).join('. ')}.`,
    errors: wrong.map(({ path, message }) => ({ path: `${within}${path}`, message })),
  });
