import { type Vehicle, type VehicleSnapshotV1, vehicleSnapshotV1 } from '@forecourt/contracts';
import type { VehicleRow } from './vehicle.entity.ts';

/** The vehicle of a row as the API has it, with seats and gross weight under both names (D12). */
export const toVehicle = ({ deletedAt: _, heldAt, ...row }: VehicleRow): Vehicle => ({
  ...row,
  seatingCapacity: row.seats,
  maxGrossWeight: row.grossWeight,
  ...(heldAt !== null && { isHeld: true }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const snapshotSchema = vehicleSnapshotV1.strip();

/** The snapshot for other services; fields that only the API has are stripped. */
export const toSnapshot = (row: VehicleRow): VehicleSnapshotV1 => snapshotSchema.parse(toVehicle(row));
