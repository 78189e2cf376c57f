import type { InStockSince } from '@forecourt/contracts';
import type { DataSource } from 'typeorm';

/** By number, the day on which a van came into stock, of those for which it is recorded: the one fact of the record for all staff. */
export const inStockSince = async (dataSource: DataSource): Promise<InStockSince> => {
  const rows: { id: number; since: string }[] = await dataSource.query(
    `SELECT vehicle.id, to_char(record.date_in_stock, 'YYYY-MM-DD') AS since
     FROM vehicle_dealer_record record JOIN vehicle ON vehicle.id = record.vehicle_id
     WHERE record.date_in_stock IS NOT NULL AND vehicle.deleted_at IS NULL`,
  );
  return Object.fromEntries(rows.map(({ id, since }) => [id, since]));
};
