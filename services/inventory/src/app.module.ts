import { ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { DealerRecordEntity } from './dealer-record/dealer-record.entity.ts';
import { FeedsModule } from './feeds/feeds.module.ts';
import { StockFeedEntity } from './feeds/stock-feed.entity.ts';
import { EXPIRED_FIGURES } from './figures/expired-figures.ts';
import { FiguresModule } from './figures/figures.module.ts';
import { EXPIRED_IMPORTS } from './imports/expired-imports.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { LookedUpVehicleEntity } from './lookup/looked-up-vehicle.entity.ts';
import { CreateVehicle1795199400000 } from './migrations/1795199400000-create-vehicle.ts';
import { MarkVerifiedValues1795309200000 } from './migrations/1795309200000-mark-verified-values.ts';
import { TellRegistrationsApart1795315000000 } from './migrations/1795315000000-tell-registrations-apart.ts';
import { CompleteRecord1795776000000 } from './migrations/1795776000000-complete-record.ts';
import { CreateStockFeeds1795786000000 } from './migrations/1795786000000-create-stock-feeds.ts';
import { CreateStockImports1795787000000 } from './migrations/1795787000000-create-stock-imports.ts';
import { AskWhatPricesMean1795797000000 } from './migrations/1795797000000-ask-what-prices-mean.ts';
import { CountVisits1795800000000 } from './migrations/1795800000000-count-visits.ts';
import { HoldBackVans1795806000000 } from './migrations/1795806000000-hold-back-vans.ts';
import { KeepRecognisedColumns1795821000000 } from './migrations/1795821000000-keep-recognised-columns.ts';
import { TakeBackColumns1795833000000 } from './migrations/1795833000000-take-back-columns.ts';
import { KeepWhoImported1795842000000 } from './migrations/1795842000000-keep-who-imported.ts';
import { RememberCopiedPictures1795870800000 } from './migrations/1795870800000-remember-copied-pictures.ts';
import { FindImportRows1795870860000 } from './migrations/1795870860000-find-import-rows.ts';
import { CountRowsWithoutFact1795880400000 } from './migrations/1795880400000-count-rows-without-fact.ts';
import { ImportDealerFacts1795881600000 } from './migrations/1795881600000-import-dealer-facts.ts';
import { TellRowsWithoutVan1795898400000 } from './migrations/1795898400000-tell-rows-without-van.ts';
import { DoubtedRows1795986000000 } from './migrations/1795986000000-doubted-rows.ts';
import { FindStockNumbers1796000400000 } from './migrations/1796000400000-find-stock-numbers.ts';
import { TellSales1796004000000 } from './migrations/1796004000000-tell-sales.ts';
import { PicturesModule } from './pictures/pictures.module.ts';
import { settings } from './settings.ts';
import { EXPIRED_VEHICLES } from './vehicles/expired-vehicles.ts';
import { VehicleEntity } from './vehicles/vehicle.entity.ts';
import { VehiclesModule } from './vehicles/vehicles.module.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'inventory',
      settings,
      entities: [VehicleEntity, DealerRecordEntity, LookedUpVehicleEntity, StockFeedEntity],
      migrations: [
        CreateVehicle1795199400000,
        MarkVerifiedValues1795309200000,
        TellRegistrationsApart1795315000000,
        CompleteRecord1795776000000,
        CreateStockFeeds1795786000000,
        CreateStockImports1795787000000,
        AskWhatPricesMean1795797000000,
        CountVisits1795800000000,
        HoldBackVans1795806000000,
        KeepRecognisedColumns1795821000000,
        TakeBackColumns1795833000000,
        KeepWhoImported1795842000000,
        RememberCopiedPictures1795870800000,
        FindImportRows1795870860000,
        CountRowsWithoutFact1795880400000,
        ImportDealerFacts1795881600000,
        TellRowsWithoutVan1795898400000,
        DoubtedRows1795986000000,
        FindStockNumbers1796000400000,
        TellSales1796004000000,
      ],
      expired: [...EXPIRED_VEHICLES, ...EXPIRED_IMPORTS, ...EXPIRED_FIGURES],
    }),
    VehiclesModule,
    FiguresModule,
    FeedsModule,
    ImportsModule,
    PicturesModule,
  ],
})
export class AppModule {}
