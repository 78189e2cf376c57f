import { normaliseRegistration } from '@forecourt/rules';
import type { EntityManager } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.ts';
import { registrationTaken } from './vehicle.errors.ts';

/** Must match the index on the table. */
const COMPACT = "replace(upper(vehicle.registrationNumber), ' ', '')";

/**
 * @param except the vehicle that is to have the registration
 * @throws {ProblemError} 409 if another vehicle in stock has it, sold or not. Removed vehicles do not count.
 */
export async function requireUniqueRegistration(manager: EntityManager, registration: string | null, except = 0): Promise<void> {
  const compact = normaliseRegistration(registration ?? '').replaceAll(' ', '');
  if (compact === '') return;
  // Serialises concurrent transactions with the same registration.
  if (manager.queryRunner?.isTransactionActive) {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('registration ' || $1))", [compact]);
  }
  const holder = await manager
    .createQueryBuilder(VehicleEntity, 'vehicle')
    .where(`${COMPACT} = :compact AND vehicle.id <> :except`, { compact, except })
    .getOne();
  if (holder) throw registrationTaken(holder);
}
