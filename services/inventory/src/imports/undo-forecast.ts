import type { UndoCounts } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MARKS, type Mark } from '../vehicles/unique-in-stock.ts';
import { VehicleEntity, type VehicleRow } from '../vehicles/vehicle.entity.ts';
import { whyLeft } from './why-left.ts';
import { WRITTEN } from './written.ts';

interface ForeseenRow {
  readonly number: number;
  readonly outcome: string;
  readonly vehicleId: number;
  /** Of a changed van, its registration and stock number as they were, if these have changed. */
  readonly marks: Partial<Pick<VehicleRow, Mark['field']>> | null;
  readonly isThere: boolean;
  readonly isAsWritten: boolean;
}

/** What an undoing would do to the vans of a row. */
interface Fate {
  readonly number: number;
  readonly isNew: boolean;
  /** Why it is left alone, or null. */
  readonly left: string | null;
}

/** Foresees what the undoing of an import does, row by row as it does it, so that staff are told before. */
@Injectable()
export class UndoForecast {
  constructor(private readonly dataSource: DataSource) {}

  async counts(importId: number): Promise<UndoCounts> {
    const fates = await this.fates(importId);
    const gone = fates.filter(({ left }) => left === null);
    const deleted = gone.filter(({ isNew }) => isNew).length;
    return { deleted, back: gone.length - deleted, left: fates.length - gone.length };
  }

  /** Why the vans stay that are left alone, by the number of their row. */
  async left(importId: number): Promise<ReadonlyMap<number, string>> {
    const fates = await this.fates(importId);
    return new Map(fates.flatMap(({ number, left }) => (left === null ? [] : [[number, left] as const])));
  }

  private async fates(importId: number): Promise<Fate[]> {
    const rows: ForeseenRow[] = await this.dataSource.query(
      `SELECT row.number, row.outcome, row.vehicle_id AS "vehicleId",
         (SELECT jsonb_object_agg(key, value) FROM jsonb_each(row.before) WHERE key = ANY($2)) AS marks,
         vehicle.id IS NOT NULL AS "isThere",
         coalesce(${WRITTEN} = row.written AND (row.dealer_version IS NULL OR row.dealer_version = record.version), false) AS "isAsWritten"
       FROM stock_import_row AS row LEFT JOIN vehicle ON vehicle.id = row.vehicle_id AND vehicle.deleted_at IS NULL
         LEFT JOIN vehicle_dealer_record AS record ON record.vehicle_id = row.vehicle_id
       WHERE row.import_id = $1 AND row.written IS NOT NULL ORDER BY row.number`,
      [importId, MARKS.map(({ field }) => field)],
    );
    const holders = await this.holders(rows);
    return rows.map((row): Fate => {
      const left = whyLeft(row) ?? holders.whyTaken(row);
      if (left === null) holders.undo(row);
      return { number: row.number, isNew: row.outcome === 'new', left };
    });
  }

  /** Who has the registrations and stock numbers that would be given back. */
  private async holders(rows: readonly ForeseenRow[]): Promise<Holders> {
    const wanted = rows.flatMap(({ marks }) => (marks ? [marks] : []));
    if (wanted.length === 0) return new Holders([]);
    const query = this.dataSource.manager
      .createQueryBuilder(VehicleEntity, 'vehicle')
      .select(['id', 'make', 'model', 'registrationNumber', 'stockNumber'].map((name) => `vehicle.${name}`))
      .where('vehicle.id = ANY(:changed)', {
        changed: rows.filter(({ marks }) => marks !== null).map(({ vehicleId }) => vehicleId),
      });
    for (const { field, compact, column } of MARKS)
      query.orWhere(`${column} = ANY(:${field})`, { [field]: wanted.flatMap((marks) => compact(marks[field] ?? '') || []) });
    return new Holders(await query.getMany());
  }
}

/** Vans in stock by their marks, as these move while rows are undone. */
class Holders {
  readonly #vans: Map<number, VehicleRow>;
  readonly #byMark = new Map<string, VehicleRow>();

  constructor(vans: readonly VehicleRow[]) {
    this.#vans = new Map(vans.map((van) => [van.id, van]));
    for (const van of vans) this.#keep(van);
  }

  whyTaken({ vehicleId, marks }: ForeseenRow): string | null {
    for (const mark of MARKS) {
      const holder = this.#byMark.get(keyOf(mark, marks?.[mark.field]));
      if (holder && holder.id !== vehicleId) return mark.taken(holder).message;
    }
    return null;
  }

  undo({ vehicleId, outcome, marks }: ForeseenRow): void {
    const van = this.#vans.get(vehicleId);
    if (!van) return;
    for (const mark of MARKS) {
      const key = keyOf(mark, van[mark.field]);
      if (this.#byMark.get(key)?.id === vehicleId) this.#byMark.delete(key);
    }
    if (outcome === 'new') return;
    const before = { ...van, ...marks };
    this.#vans.set(vehicleId, before);
    this.#keep(before);
  }

  #keep(van: VehicleRow): void {
    for (const mark of MARKS) if (van[mark.field]) this.#byMark.set(keyOf(mark, van[mark.field]), van);
  }
}

const keyOf = ({ field, compact }: Mark, typed: string | null | undefined): string => `${field} ${compact(typed ?? '')}`;
