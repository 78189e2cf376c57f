import type { VehicleRow } from '../vehicles/vehicle.entity.ts';

/** A row whose van the import has added or changed. */
export interface AppliedRow {
  readonly number: number;
  readonly outcome: string;
  readonly vehicleId: number;
  /** Of a changed van, what has changed as it was. */
  readonly before: Partial<VehicleRow> | null;
  readonly written: string;
  /** Null if somebody has deleted the van. */
  readonly stored: VehicleRow | null;
  /** Nobody has edited it since. */
  readonly isAsWritten: boolean;
}
