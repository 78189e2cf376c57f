import type { EntityManager } from 'typeorm';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';
import { vehicleNotFound } from './vehicle.errors.ts';

/** The row of a vehicle that is in stock, locked until the transaction ends; 404 where there is none. */
export const lockVehicle = async (manager: EntityManager, id: number): Promise<VehicleRow> => {
  const row = await manager.findOne(VehicleEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw vehicleNotFound(id);
  return row;
};
