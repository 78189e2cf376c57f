import { isDealerFact } from '@forecourt/contracts';
import { ukDay } from '@forecourt/rules';
import { LiveDealership } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { dealerRecordsOf, UNKNOWN_RECORD } from '../dealer-record/dealer-records.ts';
import { copiesOf } from '../pictures/copied-pictures.ts';
import type { Settings } from '../settings.ts';
import { VehicleEntity, type VehicleRow } from '../vehicles/vehicle.entity.ts';
import type { ImportRecord } from './import-record.ts';
import { ImportedVans } from './imported-vans.ts';
import { isWritten, type Judgement, judgeRow, refused } from './judge-row.ts';
import { quote } from './left-out.ts';
import { isNotAVan } from './not-a-van.ts';
import { compactMark, type Marks, type Meaning, marksOf } from './row-body.ts';
import { WriteRows } from './write-rows.ts';
import { WRITTEN } from './written.ts';

interface PendingRow {
  readonly number: number;
  readonly cells: string[];
}

/** Cells come as JSON, which is read several times faster than an array. */
const ROWS_FROM = `SELECT number, to_json(cells) AS cells
   FROM (SELECT number, cells FROM stock_import_row WHERE import_id = $1 AND number >= $2 ORDER BY number LIMIT $3) AS pending
   ORDER BY number`;

/** The rows of a file. */
export interface FileRows {
  /** In their order, without the empty ones. */
  readonly numbers: readonly number[];
  /** The first row with each registration and stock number. */
  readonly first: ReadonlyMap<string, number>;
}

const keysOf = ({ stockNumber, registration }: Marks): string[] => [
  ...(stockNumber ? [`stockNumber ${stockNumber}`] : []),
  ...(registration ? [`registrationNumber ${registration}`] : []),
];

/** Checks or applies a few rows of an import in a transaction, which also records them. */
@Injectable()
export class ImportChunk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writeRows: WriteRows,
    private readonly importedVans: ImportedVans,
    private readonly dealership: LiveDealership,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  meaningOf({ headings, facts, format, priceBasis, createdAt }: ImportRecord): Meaning {
    const site = { publicUrl: this.settings.PUBLIC_URL, dealership: this.dealership.now };
    return { headings, facts: facts.map((fact) => fact || null), format, priceBasis, site, day: ukDay(createdAt.getTime()) };
  }

  async fileRows({ id }: ImportRecord, meaning: Meaning): Promise<FileRows> {
    const numbers: number[] = [];
    const first = new Map<string, number>();
    for (let from = 0; ; ) {
      const rows: PendingRow[] = await this.dataSource.query(ROWS_FROM, [id, from, 1_000]);
      for (const { number, cells } of rows) {
        numbers.push(number);
        for (const key of keysOf(marksOf(cells, meaning))) if (!first.has(key)) first.set(key, number);
      }
      const last = rows.at(-1);
      if (!last) return { numbers, first };
      from = last.number + 1;
    }
  }

  /** @returns how many rows it has done; 0 if another replica is at it, or it is in another state by now. */
  async run(record: ImportRecord, meaning: Meaning, file: FileRows, limit: number, spoilt?: string): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [now]: { done: number }[] = await manager.query(
        `SELECT done FROM stock_import
         WHERE id = $1 AND state = $2 AND facts = $3 AND price_basis IS NOT DISTINCT FROM $4 FOR UPDATE SKIP LOCKED`,
        [record.id, record.state, record.facts, record.priceBasis],
      );
      if (!now) return 0;
      const from = file.numbers[now.done];
      const rows: PendingRow[] = from === undefined ? [] : await manager.query(ROWS_FROM, [record.id, from, limit]);
      const isApplied = record.state === 'applying';
      const judgements = spoilt ? rows.map(() => refused(spoilt)) : await this.judge(manager, rows, meaning, file, isApplied);
      const written = isApplied
        ? await this.writeRows.write(manager, judgements, { actor: record.actor, heldAt: record.isPublic ? null : new Date() })
        : judgements.map((judged) => ({ id: idOf(judged), before: null }));
      await manager.query(
        `UPDATE stock_import_row AS row SET outcome = judged.outcome, vehicle_id = judged.id, says = judged.says, is_without_fact = judged.without, is_doubted = judged.doubted,
           before = judged.before::jsonb,
           written = CASE WHEN $7 AND judged.outcome IN ('new', 'changed') THEN (SELECT ${WRITTEN} FROM vehicle WHERE vehicle.id = judged.id) END
         FROM unnest($2::integer[], $3::text[], $4::integer[], $5::text[], $6::text[], $8::boolean[], $9::boolean[])
           AS judged (number, outcome, id, says, before, without, doubted)
         WHERE row.import_id = $1 AND row.number = judged.number`,
        [
          record.id,
          rows.map(({ number }) => number),
          judgements.map(({ outcome }) => outcome),
          written.map(({ id }) => id),
          judgements.map(({ says }) => says),
          written.map(({ before }) => before && JSON.stringify(before)),
          isApplied,
          judgements.map((judged) => isWritten(judged) && judged.isWithoutFact),
          judgements.map((judged) => isWritten(judged) && judged.isDoubted),
        ],
      );
      if (isApplied) await this.importedVans.write(manager, record, { rows, judgements, written });
      const done = now.done + rows.length;
      await manager.query(
        `UPDATE stock_import SET done = $2, state = CASE WHEN $2 < total THEN state WHEN state = 'applying' THEN 'applied' ELSE 'checked' END
         WHERE id = $1`,
        [record.id, done],
      );
      return rows.length;
    });
  }

  private async judge(
    manager: EntityManager,
    rows: readonly PendingRow[],
    meaning: Meaning,
    { first }: FileRows,
    isApplied: boolean,
  ) {
    const marked = rows.map((row) => ({ ...row, marks: marksOf(row.cells, meaning) }));
    const keys = marked.flatMap(({ marks }) => keysOf(marks)).toSorted();
    // As `requireUnique` does for each van: nobody adds one of these meanwhile.
    if (isApplied) {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext(key)) FROM unnest($1::text[]) AS key', [keys]);
    }
    const found = await this.inStock(
      manager,
      marked.map(({ marks }) => marks),
      isApplied,
    );
    const copies = await copiesOf(manager, found.ids);
    const records = await dealerRecordsOf(manager, meaning.facts.some(isDealerFact) ? found.ids : []);
    return marked.map(({ number, cells, marks }): Judgement => {
      const byStockNumber = found.byStockNumber.get(marks.stockNumber);
      const byRegistration = found.byRegistration.get(marks.registration);
      const hasMark = marks.stockNumber !== '' || marks.registration !== '';
      const stored = byStockNumber ?? byRegistration ?? (hasMark || marks.id === null ? undefined : found.byId.get(marks.id));
      if (!stored && isNotAVan(cells, meaning)) return notAVan(cells);
      const earlier = keysOf(marks).find((key) => (first.get(key) ?? number) < number);
      if (earlier)
        return {
          outcome: 'repeated',
          says: `The same ${earlier.startsWith('stock') ? 'stock number' : 'registration'} is in row ${first.get(earlier)}`,
        };
      if (byStockNumber && byRegistration && byStockNumber.id !== byRegistration.id)
        return refused('Its stock number is that of one van in stock, its registration that of another');
      if (!hasMark && !stored) return refused('Give a registration or a stock number, by which the van is found again');
      if (!stored) return judgeRow(cells, meaning, null);
      return judgeRow(cells, meaning, {
        stored,
        record: records.get(stored.id) ?? UNKNOWN_RECORD,
        copies: copies.get(stored.id),
      });
    });
  }

  private async inStock(manager: EntityManager, marks: readonly Marks[], isApplied: boolean) {
    const stockNumber = "replace(upper(vehicle.stockNumber), ' ', '')";
    const registration = "replace(upper(vehicle.registrationNumber), ' ', '')";
    const query = manager
      .createQueryBuilder(VehicleEntity, 'vehicle')
      .where(`${stockNumber} = ANY(:numbers) OR ${registration} = ANY(:registrations) OR vehicle.id = ANY(:ids)`, {
        numbers: marks.flatMap((mark) => mark.stockNumber || []),
        registrations: marks.flatMap((mark) => mark.registration || []),
        ids: marks.flatMap((mark) => mark.id ?? []),
      });
    const rows: VehicleRow[] = await (isApplied ? query.setLock('pessimistic_write') : query).getMany();
    return {
      ids: rows.map(({ id }) => id),
      byId: new Map(rows.map((row) => [row.id, row])),
      byStockNumber: new Map(rows.filter((row) => row.stockNumber).map((row) => [compactMark(row.stockNumber ?? ''), row])),
      byRegistration: new Map(
        rows.filter((row) => row.registrationNumber).map((row) => [compactMark(row.registrationNumber ?? ''), row]),
      ),
    };
  }
}

const notAVan = (cells: readonly string[]): Judgement => ({
  outcome: 'not-a-van',
  says: `Left out: it is not a van. It begins with ${quote(cells.find((cell) => cell !== '') ?? '')}`,
});

const idOf = (judged: Judgement): number | null => ('stored' in judged ? judged.stored.id : null);
