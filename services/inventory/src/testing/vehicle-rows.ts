import type { CreateVehicle } from '@forecourt/contracts';
import type { VehicleRow } from '../vehicles/vehicle.entity.ts';
import { toFacts } from '../vehicles/vehicle-input.mapper.ts';

const WHEN = new Date('2026-03-14T09:00:00.000Z');

/** The row that a POST of this body stores. */
export const vehicleRow = (body: CreateVehicle, id: number, version = 1): VehicleRow => ({
  id,
  version,
  ...toFacts(body),
  verifiedFields: [],
  createdAt: WHEN,
  updatedAt: WHEN,
  deletedAt: null,
  heldAt: null,
});
