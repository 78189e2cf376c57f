import type { DealerFacts } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** What the dealership alone sees of a van (ADR 044). Vans of which nothing is known have no row. */
export interface DealerRecordRow extends DealerFacts {
  vehicleId: number;
  version: number;
  updatedAt: Date;
}

const amount = (name: string) => ({ type: 'numeric', precision: 9, scale: 2, name, nullable: true }) as const;

export const DealerRecordEntity = new EntitySchema<DealerRecordRow>({
  name: 'DealerRecord',
  tableName: 'vehicle_dealer_record',
  columns: {
    vehicleId: { type: 'integer', primary: true, name: 'vehicle_id' },
    version: { type: 'integer' },
    vin: { type: 'text', nullable: true },
    dateInStock: { type: 'date', name: 'date_in_stock', nullable: true },
    purchasePrice: amount('purchase_price'),
    preparationCost: amount('preparation_cost'),
    updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
  },
});
