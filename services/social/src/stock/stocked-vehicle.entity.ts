import type { Vehicle } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** A vehicle as inventory last announced it: a copy, which may lag behind. */
export interface StockedVehicleRow {
  id: number;
  vehicle: Vehicle;
  isRemoved: boolean;
}

export const StockedVehicleEntity = new EntitySchema<StockedVehicleRow>({
  name: 'StockedVehicle',
  tableName: 'vehicle',
  columns: {
    id: { type: 'integer', primary: true },
    vehicle: { type: 'jsonb' },
    isRemoved: { type: 'boolean', name: 'is_removed' },
  },
});
