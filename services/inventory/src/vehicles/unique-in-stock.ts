import { normaliseRegistration } from '@forecourt/rules';
import type { ProblemError } from '@forecourt/server-kit';
import type { EntityManager } from 'typeorm';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';
import { registrationTaken, stockNumberTaken } from './vehicle.errors.ts';

export interface Mark {
  readonly field: 'registrationNumber' | 'stockNumber';
  /** Must match {@link Mark.column}. */
  readonly compact: (typed: string) => string;
  /** Must match the index on the table. */
  readonly column: string;
  readonly taken: (holder: VehicleRow) => ProblemError;
}

/** What one van in stock has at most, however it is typed. */
export const MARKS: readonly Mark[] = [
  {
    field: 'registrationNumber',
    compact: (typed) => normaliseRegistration(typed).replaceAll(' ', ''),
    column: "replace(upper(vehicle.registrationNumber), ' ', '')",
    taken: registrationTaken,
  },
  {
    field: 'stockNumber',
    compact: (typed) => typed.toUpperCase().replaceAll(' ', ''),
    column: "replace(upper(vehicle.stockNumber), ' ', '')",
    taken: stockNumberTaken,
  },
];

export type Marked = Pick<VehicleRow, Mark['field']>;

/**
 * Checks the registration and the stock number.
 * @param except the vehicle that is to have them
 * @param changed the fields that are new; all by default
 * @throws {ProblemError} 409 if another vehicle in stock has one, sold or not. Removed vehicles do not count.
 */
export async function requireUnique(
  manager: EntityManager,
  facts: Marked,
  except = 0,
  changed?: readonly string[],
): Promise<void> {
  for (const { field, compact, column, taken } of MARKS) {
    const mark = compact(facts[field] ?? '');
    if (mark === '' || changed?.includes(field) === false) continue;
    // Serialises concurrent transactions with the same one.
    if (manager.queryRunner?.isTransactionActive) {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext($1 || ' ' || $2))", [field, mark]);
    }
    const holder = await manager
      .createQueryBuilder(VehicleEntity, 'vehicle')
      .where(`${column} = :mark AND vehicle.id <> :except`, { mark, except })
      .getOne();
    if (holder) throw taken(holder);
  }
}
