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

const told = vehicleSnapshotV1.strip();

/** What other services are told of a row, whatever the API answers besides. */
export const toSnapshot = (row: VehicleRow): VehicleSnapshotV1 => told.parse(toVehicle(row));
