import { normaliseRegistration } from '@forecourt/rules';
import type { EntityManager } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.ts';
import { registrationTaken } from './vehicle.errors.ts';

/** As the index on the table has it. */
const COMPACT = "replace(upper(vehicle.registrationNumber), ' ', '')";

/**
 * Refuses (409) a registration that another vehicle in stock carries, sold or not; one that was removed carries none.
 * @param except the vehicle that is to have it
 */
export async function refuseTaken(manager: EntityManager, registration: string | null, except = 0): Promise<void> {
  const compact = normaliseRegistration(registration ?? '').replaceAll(' ', '');
  if (compact === '') return;
  // Of two vans that are stored at once with it, the second waits for the first.
  if (manager.queryRunner?.isTransactionActive) {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('registration ' || $1))", [compact]);
  }
  const holder = await manager
    .createQueryBuilder(VehicleEntity, 'vehicle')
    .where(`${COMPACT} = :compact AND vehicle.id <> :except`, { compact, except })
    .getOne();
  if (holder) throw registrationTaken(holder);
}
