import { ProblemError } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemoveVehicle } from '../vehicles/remove-vehicle.ts';
import { requireUnique } from '../vehicles/unique-in-stock.ts';
import type { AppliedRow } from './applied-row.ts';
import type { ImportRecord } from './import-record.ts';
import { whyLeft } from './why-left.ts';
import { WriteRows } from './write-rows.ts';

/** Puts back what a row of an import has done. A van that somebody has edited since is left as it is. */
@Injectable()
export class UndoRow {
  constructor(
    private readonly writeRows: WriteRows,
    private readonly remove: RemoveVehicle,
  ) {}

  /** @returns whether it is put back. */
  async run(manager: EntityManager, { id, actor }: ImportRecord, row: AppliedRow): Promise<boolean> {
    const left = await this.putBack(manager, row, actor);
    await manager.query('UPDATE stock_import_row SET undo = $3, undo_says = $4 WHERE import_id = $1 AND number = $2', [
      id,
      row.number,
      left === null ? 'back' : 'left',
      left,
    ]);
    return left === null;
  }

  /** @returns why it is left as it is, or null. */
  private async putBack(manager: EntityManager, row: AppliedRow, actor: string): Promise<string | null> {
    const { outcome, stored, before, isAsWritten } = row;
    const left = whyLeft({ isThere: stored !== null, isAsWritten });
    if (left !== null || stored === null) return left;
    if (outcome === 'new') {
      await this.remove.run(manager, stored);
      return null;
    }
    if (before === null) return null;
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
