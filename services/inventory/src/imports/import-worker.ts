import { isStoreUnavailable, type Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppliedRows } from './applied-rows.ts';
import { type FileRows, ImportChunk } from './import-chunk.ts';
import type { ImportRecord } from './import-record.ts';
import { inSmallHeap } from './in-small-heap.ts';
import type { Meaning } from './row-body.ts';
import { StockImports } from './stock-imports.ts';

/** Rows of a transaction: few enough that nobody waits long for the vans in them. */
const CHUNK_ROWS = 100;
/** How often to look for imports of a replica that has stopped, in milliseconds. */
const POLL_MS = 2_000;

/** Checks, applies, publishes and undoes imports while the service runs, one at a time. What a stopped service leaves is taken up again. */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: StockImports,
    private readonly chunk: ImportChunk,
    private readonly applied: AppliedRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.imports.wakeUp.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const hasWorked = await this.work().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'an import waits');
        return false;
      });
      if (!hasWorked) await this.imports.wakeUp.within(POLL_MS);
    }
  }

  /** @returns whether there may be more to do at once. */
  private async work(): Promise<boolean> {
    const [next]: { id: number }[] = await this.dataSource.query(
      "SELECT id FROM stock_import WHERE state IN ('checking', 'applying', 'publishing', 'undoing') ORDER BY id LIMIT 1",
    );
    if (!next) return false;
    return inSmallHeap(() => this.workOn(next.id));
  }

  private async workOn(id: number): Promise<boolean> {
    const record = await this.imports.record(id);
    const step = await this.stepOf(record);
    let done = 0;
    for (let rows = 1; rows > 0 && !this.stopping; done += rows) rows = await step();
    return done > 0;
  }

  /** What does the next rows. */
  private async stepOf(record: ImportRecord): Promise<() => Promise<number>> {
    if (record.state === 'publishing' || record.state === 'undoing') return () => this.applied.run(record, CHUNK_ROWS);
    const meaning = this.chunk.meaningOf(record);
    const file = await this.chunk.fileRows(record, meaning);
    return () =>
      this.chunk.run(record, meaning, file, CHUNK_ROWS).catch((error: unknown) => {
        if (isStoreUnavailable(error)) throw error;
        this.logger.error({ err: error, import: record.id }, 'rows of an import are tried one by one');
        return this.oneByOne(record, meaning, file);
      });
  }

  /** A row that the database refuses does not stop the others. */
  private async oneByOne(record: ImportRecord, meaning: Meaning, file: FileRows): Promise<number> {
    let done = 0;
    for (let row = 0; row < CHUNK_ROWS; row += 1) {
      const spoilt = 'This row cannot be stored. Look at what is unusual in it';
      done += await this.chunk.run(record, meaning, file, 1).catch((error: unknown) => {
        if (isStoreUnavailable(error)) throw error;
        return this.chunk.run(record, meaning, file, 1, spoilt);
      });
    }
    return done;
  }
}
