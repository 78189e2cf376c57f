import type { DealerFacts } from '@forecourt/contracts';
import type { VehicleRow } from '../vehicles/vehicle.entity.ts';

/** A row whose van the import has added or changed. */
export interface AppliedRow {
  readonly number: number;
  readonly outcome: string;
  readonly vehicleId: number;
  /** Of a changed van, what has changed as it was. */
  readonly before: Partial<VehicleRow> | null;
  readonly written: string;
  /** Of what the dealership alone sees, what the import has changed, as it was. */
  readonly dealerBefore: Partial<DealerFacts> | null;
  /** The version of that record since; null if the import has not changed it. */
  readonly dealerVersion: number | null;
  /** Null if somebody has deleted the van. */
  readonly stored: VehicleRow | null;
  /** Nobody has edited it since. */
  readonly isAsWritten: boolean;
}
