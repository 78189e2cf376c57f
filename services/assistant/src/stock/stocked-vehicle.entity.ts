import type { Vehicle } from '@forecourt/contracts';
import { normaliseRegistration } from '@forecourt/rules';
import { EntitySchema } from 'typeorm';

/** A local copy of a vehicle, kept up to date by inventory's events, which may lag behind. */
export interface StockedVehicleRow {
  id: number;
  /** The version of its latest event; older ones are ignored. */
  version: number;
  /** Null if it was removed. */
  vehicle: Vehicle | null;
}

/** Rows stored before registrations were normalised are normalised on read. */
const normalised = (vehicle: Vehicle | null): Vehicle | null =>
  vehicle?.registrationNumber ? { ...vehicle, registrationNumber: normaliseRegistration(vehicle.registrationNumber) } : vehicle;

export const StockedVehicleEntity = new EntitySchema<StockedVehicleRow>({
  name: 'StockedVehicle',
  tableName: 'vehicle',
  columns: {
    id: { type: 'integer', primary: true },
    version: { type: 'integer' },
    vehicle: { type: 'jsonb', nullable: true, transformer: { from: normalised, to: normalised } },
  },
});
