import type { InStockSince } from '@forecourt/contracts';
import type { DataSource } from 'typeorm';

/**
 * By number, the day on which a van came into stock, of those for which it is recorded, also deleted ones: the one fact of the record
 * for all staff. Which vans are in stock the caller knows: the table of vans is wide, and reading it takes most of the time.
 */
export const inStockSince = async (dataSource: DataSource): Promise<InStockSince> => {
  const rows: { id: number; since: string }[] = await dataSource.query(
    `SELECT vehicle_id AS id, to_char(date_in_stock, 'YYYY-MM-DD') AS since
     FROM vehicle_dealer_record WHERE date_in_stock IS NOT NULL`,
  );
  return Object.fromEntries(rows.map(({ id, since }) => [id, since]));
};
