import { Module } from '@nestjs/common';
import { LookupModule } from '../lookup/lookup.module.ts';
import { VehiclesModule } from '../vehicles/vehicles.module.ts';
import { CsvBodyParser } from './csv-body-parser.ts';
import { ImportChunk } from './import-chunk.ts';
import { ImportRows } from './import-rows.ts';
import { ImportWorker } from './import-worker.ts';
import { ImportsController } from './imports.controller.ts';
import { StockImports } from './stock-imports.ts';
import { WriteRows } from './write-rows.ts';

@Module({
  imports: [VehiclesModule, LookupModule],
  controllers: [ImportsController],
  providers: [StockImports, ImportRows, ImportChunk, WriteRows, ImportWorker, CsvBodyParser],
})
export class ImportsModule {}
