import type { Vehicle } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** A vehicle as inventory last announced it: a copy, which may lag behind. */
export interface StockedVehicleRow {
  id: number;
  /** Of the event that told it; an older one changes nothing. */
  version: number;
  /** Null when it was removed. */
  vehicle: Vehicle | null;
}

export const StockedVehicleEntity = new EntitySchema<StockedVehicleRow>({
  name: 'StockedVehicle',
  tableName: 'vehicle',
  columns: {
    id: { type: 'integer', primary: true },
    version: { type: 'integer' },
    vehicle: { type: 'jsonb', nullable: true },
  },
});
