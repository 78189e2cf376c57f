import type { EntityManager } from 'typeorm';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';

/**
 * Adds vehicles as one parameter: TypeORM makes one of each column of each, which takes several times as long for a hundred.
 *
 * @returns their ids, in the same order.
 */
export async function insertVehicles(manager: EntityManager, vehicles: readonly Omit<VehicleRow, 'id'>[]): Promise<number[]> {
  const { columns, tablePath } = manager.connection.getMetadata(VehicleEntity);
  const written = columns.filter(({ isGenerated }) => !isGenerated);
  const names = written.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const rows = vehicles.map((vehicle) =>
    Object.fromEntries(written.map((column) => [column.databaseName, column.getEntityValue(vehicle, true)])),
  );
  const inserted: { id: number }[] = await manager.query(
    `INSERT INTO ${tablePath} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${tablePath}, $1) RETURNING id`,
    [JSON.stringify(rows)],
  );
  return inserted.map(({ id }) => id);
}
