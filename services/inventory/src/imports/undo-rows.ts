import { ProblemError } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemoveVehicle } from '../vehicles/remove-vehicle.ts';
import { requireUnique } from '../vehicles/unique-in-stock.ts';
import type { VehicleRow } from '../vehicles/vehicle.entity.ts';
import type { AppliedRow } from './applied-row.ts';
import type { ImportRecord } from './import-record.ts';
import { whyLeft } from './why-left.ts';
import { WriteRows } from './write-rows.ts';

/** Puts back what rows of an import have done. A van that somebody has edited since is left as it is. */
@Injectable()
export class UndoRows {
  constructor(
    private readonly writeRows: WriteRows,
    private readonly remove: RemoveVehicle,
  ) {}

  /** @returns the rows that are put back. */
  async run(manager: EntityManager, { id, actor }: ImportRecord, rows: readonly AppliedRow[]): Promise<AppliedRow[]> {
    const left: (string | null)[] = [];
    const added: VehicleRow[] = [];
    for (const { outcome, stored, isAsWritten, before } of rows) {
      const why = whyLeft({ isThere: stored !== null, isAsWritten });
      const isBack = why === null && stored !== null;
      if (isBack && outcome === 'new') added.push(stored);
      // A van that is put back may have the registration of one that an earlier row has added.
      else if (isBack) await this.remove.run(manager, added.splice(0));
      left.push(isBack && outcome !== 'new' && before ? await this.putBack(manager, stored, before, actor) : why);
    }
    await this.remove.run(manager, added);
    await manager.query(
      `UPDATE stock_import_row AS row SET undo = CASE WHEN undone.says IS NULL THEN 'back' ELSE 'left' END, undo_says = undone.says
       FROM unnest($2::integer[], $3::text[]) AS undone (number, says)
       WHERE row.import_id = $1 AND row.number = undone.number`,
      [id, rows.map(({ number }) => number), left],
    );
    return rows.filter((_, place) => left[place] === null);
  }

  /** @returns why the van is left as it is, or null. */
  private async putBack(
    manager: EntityManager,
    stored: VehicleRow,
    before: Partial<VehicleRow>,
    actor: string,
  ): Promise<string | null> {
    const facts = { ...stored, ...before };
    const taken = await requireUnique(manager, facts, stored.id, Object.keys(before)).catch(refusalOf);
    if (taken) return taken;
    await this.writeRows.change(manager, stored, facts, actor);
    return null;
  }
}

const refusalOf = (error: unknown): string => {
  if (!(error instanceof ProblemError)) throw error;
  return error.message;
};
