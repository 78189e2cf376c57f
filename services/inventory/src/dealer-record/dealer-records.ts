import { type DealerFacts, type DealerRecord, dealerRecordSchema } from '@forecourt/contracts';
import { fromPence, toPence } from '@forecourt/rules';
import { type EntityManager, In } from 'typeorm';
import { DealerRecordEntity } from './dealer-record.entity.ts';

/** Of a van of which nothing is known. */
export const UNKNOWN_RECORD: DealerRecord = {
  vin: null,
  dateInStock: null,
  purchasePrice: null,
  preparationCost: null,
  version: 0,
};

/** By the number of the van; those of which nothing is known have none. */
export async function dealerRecordsOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DealerRecord>> {
  const rows = ids.length === 0 ? [] : await manager.findBy(DealerRecordEntity, { vehicleId: In(ids) });
  return new Map(rows.map((row) => [row.vehicleId, dealerRecordSchema.parse(row)]));
}

const inPence = (pounds: string | null): string | null => pounds && fromPence(toPence(pounds));

/** As it is stored: pounds with their pence. */
export const asStored = <Facts extends DealerFacts>(facts: Facts): Facts => ({
  ...facts,
  purchasePrice: inPence(facts.purchasePrice),
  preparationCost: inPence(facts.preparationCost),
});

/** Stores records in one statement. @param records with the versions that they have from now on; their vans are locked. */
export async function keepDealerRecords(
  manager: EntityManager,
  records: readonly (DealerRecord & { readonly vehicleId: number })[],
): Promise<void> {
  const updatedAt = new Date();
  const rows = records.map((record) => ({ ...record, updatedAt }));
  if (rows.length > 0) await manager.upsert(DealerRecordEntity, rows, ['vehicleId']);
}
