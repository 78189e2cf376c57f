import { Readable } from 'node:stream';
import {
  applyImportSchema,
  type ImportRow,
  importMappingSchema,
  importRowsQuerySchema,
  type ListedImport,
  newStockImportQuerySchema,
  type StockImport,
  undoImportSchema,
} from '@forecourt/contracts';
import { spreadsheetText } from '@forecourt/rules';
import { parseInput, parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { refuseQuery } from '../vehicles/refuse-query.ts';
import { fileRefused, importNotFound } from './import.errors.ts';
import { ImportRows } from './import-rows.ts';
import { readSheet } from './read-file.ts';
import { StockImports } from './stock-imports.ts';

const ID = /^[1-9]\d{0,8}$/;

const idIn = (text: string): number => {
  if (!ID.test(text)) throw importNotFound();
  return Number(text);
};

/** Imports of stock: a file is sent, checked, its columns changed, and applied (ADR 051). */
@Controller('api/stock-imports')
@StaffMay('stock.write')
export class ImportsController {
  constructor(
    private readonly imports: StockImports,
    private readonly rows: ImportRows,
  ) {}

  @Get()
  async list(@Query() query: unknown): Promise<ListedImport[]> {
    refuseQuery(query);
    return this.imports.latest();
  }

  @Post()
  async create(@Query() query: unknown, @Body() file: unknown): Promise<StockImport> {
    const { name } = parseQuery(newStockImportQuerySchema, query);
    if (!Buffer.isBuffer(file) || file.length === 0) throw fileRefused('The file is empty: choose one with a row for each van');
    return this.imports.create(name, readSheet(file));
  }

  @Get(':id')
  async get(@Param('id') id: string, @Query() query: unknown): Promise<StockImport> {
    refuseQuery(query);
    return this.imports.get(idIn(id));
  }

  @Put(':id')
  async remap(@Param('id') id: string, @Body() body: unknown): Promise<StockImport> {
    return this.imports.remap(idIn(id), parseInput(importMappingSchema, body));
  }

  @Post(':id/apply')
  @HttpCode(200)
  async apply(@Param('id') id: string, @Body() body: unknown): Promise<StockImport> {
    const { isPublic } = parseInput(applyImportSchema, body ?? {});
    return this.imports.apply(idIn(id), isPublic);
  }

  @Post(':id/publish')
  @HttpCode(200)
  async publish(@Param('id') id: string): Promise<StockImport> {
    return this.imports.publish(idIn(id));
  }

  @Post(':id/undo')
  @HttpCode(200)
  async undo(@Param('id') id: string, @Body() body: unknown): Promise<StockImport> {
    const { seen } = parseInput(undoImportSchema, body ?? {});
    return this.imports.undo(idIn(id), seen);
  }

  @Get(':id/rows')
  async page(@Param('id') id: string, @Query() query: unknown): Promise<ImportRow[]> {
    const { outcome, after } = parseQuery(importRowsQuerySchema, query);
    return this.rows.page(idIn(id), outcome, after);
  }

  /** What became of every row, as CSV. */
  @Get(':id/report')
  async report(@Param('id') id: string, @Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    refuseQuery(query);
    const pages = this.rows.all(await this.imports.record(idIn(id)));
    reply.type('text/csv; charset=utf-8; header=present').header('content-disposition', 'attachment; filename="import.csv"');
    await reply.send(Readable.from(csvOf(pages), { objectMode: false }));
  }
}

async function* csvOf(pages: AsyncIterable<ImportRow[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield stringify(
      rows.map(({ number, outcome, van, says, undo }) => [number, outcome, van, says, undo]),
      {
        columns: ['Row', 'Outcome', 'Van', 'What', 'Undo'],
        header: isFirst,
        bom: isFirst,
        record_delimiter: 'windows',
        quoted_string: true,
        cast: { string: (value, { header }) => (header ? value : spreadsheetText(value)) },
      },
    );
    isFirst = false;
  }
}
