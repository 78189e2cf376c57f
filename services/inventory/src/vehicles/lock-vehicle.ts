import type { EntityManager } from 'typeorm';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';
import { vehicleNotFound } from './vehicle.errors.ts';

/** Finds a vehicle in stock and locks its row until the transaction ends. @throws {ProblemError} 404. */
export const lockVehicle = async (manager: EntityManager, id: number): Promise<VehicleRow> => {
  const row = await manager.findOne(VehicleEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw vehicleNotFound(id);
  return row;
};
