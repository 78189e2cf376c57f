import type { VerifiableField } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** The verifiable values that the last lookup of a registration returned. */
export interface LookedUpVehicleRow {
  /** Without spaces. */
  registration: string;
  facts: Partial<Record<VerifiableField, string | number>>;
  lookedUpAt: Date;
}

export const LookedUpVehicleEntity = new EntitySchema<LookedUpVehicleRow>({
  name: 'LookedUpVehicle',
  tableName: 'looked_up_vehicle',
  columns: {
    registration: { type: 'text', primary: true },
    facts: { type: 'jsonb' },
    lookedUpAt: { type: 'timestamptz', precision: 3, name: 'looked_up_at' },
  },
});
