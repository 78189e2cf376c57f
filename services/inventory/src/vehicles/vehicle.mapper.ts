import { type Vehicle, type VehicleSnapshotV1, vehicleSnapshotV1 } from '@forecourt/contracts';
import type { VehicleRow } from './vehicle.entity.ts';

/** The public vehicle of a row, with seats and gross weight under both names (D12). */
export const toVehicle = ({ deletedAt: _, ...row }: VehicleRow): Vehicle => ({
  ...row,
  seatingCapacity: row.seats,
  maxGrossWeight: row.grossWeight,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const snapshotSchema = vehicleSnapshotV1.strip();

/** The snapshot for other services; fields that only the API has are stripped. */
export const toSnapshot = (row: VehicleRow): VehicleSnapshotV1 => snapshotSchema.parse(toVehicle(row));
