import type { EntityManager } from 'typeorm';
import type { StockedVehicleRow } from './stocked-vehicle.entity.ts';

/** Upserts newer versions, in the order of ids to prevent deadlocks between concurrent writers. */
export const storeVehicles = async (manager: EntityManager, rows: readonly StockedVehicleRow[]): Promise<void> => {
  await manager.query(
    `INSERT INTO vehicle (id, version, vehicle)
     SELECT id, version, vehicle FROM json_to_recordset($1) AS told (id integer, version integer, vehicle jsonb) ORDER BY id
     ON CONFLICT (id) DO UPDATE SET version = excluded.version, vehicle = excluded.vehicle
     WHERE vehicle.version < excluded.version`,
    [JSON.stringify(rows)],
  );
};
