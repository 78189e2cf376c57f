import type { EntityManager } from 'typeorm';

/** Our copies by the address that they came from. */
export type Copies = ReadonlyMap<string, string>;

/** The copies that the pictures of these vans came from, by van. A path that a van does not show any more may be deleted. */
export const copiesOf = async (manager: EntityManager, vehicleIds: readonly number[]): Promise<ReadonlyMap<number, Copies>> => {
  const rows: { vehicleId: number; address: string; path: string }[] = await manager.query(
    'SELECT vehicle_id AS "vehicleId", address, path FROM copied_picture WHERE vehicle_id = ANY($1)',
    [vehicleIds],
  );
  const byVan = new Map<number, Map<string, string>>();
  for (const { vehicleId, address, path } of rows) {
    byVan.set(vehicleId, (byVan.get(vehicleId) ?? new Map<string, string>()).set(address, path));
  }
  return byVan;
};
