import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.ts';
import { LookupModule } from '../lookup/lookup.module.ts';
import { VehiclesModule } from '../vehicles/vehicles.module.ts';
import { AppliedRows } from './applied-rows.ts';
import { CsvBodyParser } from './csv-body-parser.ts';
import { ImportChunk } from './import-chunk.ts';
import { ImportRows } from './import-rows.ts';
import { ImportSums } from './import-sums.ts';
import { ImportWorker } from './import-worker.ts';
import { ImportedVans } from './imported-vans.ts';
import { ImportsController } from './imports.controller.ts';
import { StockImports } from './stock-imports.ts';
import { UndoForecast } from './undo-forecast.ts';
import { UndoRows } from './undo-rows.ts';
import { WriteRows } from './write-rows.ts';

@Module({
  imports: [VehiclesModule, LookupModule, FeedsModule],
  controllers: [ImportsController],
  providers: [
    StockImports,
    ImportSums,
    ImportRows,
    ImportChunk,
    WriteRows,
    ImportedVans,
    AppliedRows,
    UndoRows,
    UndoForecast,
    ImportWorker,
    CsvBodyParser,
  ],
})
export class ImportsModule {}
