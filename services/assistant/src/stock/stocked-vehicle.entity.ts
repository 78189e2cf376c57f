import type { Vehicle } from '@forecourt/contracts';
import { normaliseRegistration } from '@forecourt/rules';
import { EntitySchema } from 'typeorm';

/** A vehicle as inventory last announced it: a copy, which may lag behind. */
export interface StockedVehicleRow {
  id: number;
  /** Of the event that told it; an older one changes nothing. */
  version: number;
  /** Null when it was removed. */
  vehicle: Vehicle | null;
}

/** Registrations stored before all were written in one way are read in it too. */
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
