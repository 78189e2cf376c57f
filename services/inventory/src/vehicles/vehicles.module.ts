import { Module } from '@nestjs/common';
import { DealerRecordController } from '../dealer-record/dealer-record.controller.ts';
import { LookupModule } from '../lookup/lookup.module.ts';
import { Stock } from '../stock/stock.ts';
import { StockResponses } from '../stock/stock-responses.ts';
import { CreateVehicleController } from './create-vehicle.controller.ts';
import { FeaturedVehicleController } from './featured-vehicle.controller.ts';
import { GetVehicleController } from './get-vehicle.controller.ts';
import { GetVehicleCommandController } from './get-vehicle-command.controller.ts';
import { HeldVehiclesController } from './held-vehicles.controller.ts';
import { ListRemovedVehiclesController } from './list-removed-vehicles.controller.ts';
import { ListStockCommandController } from './list-stock-command.controller.ts';
import { NearestVehiclesController } from './nearest-vehicles.controller.ts';
import { RemoveVehicleController } from './remove-vehicle.controller.ts';
import { RemoveVehicle } from './remove-vehicle.ts';
import { RemovedVehicles } from './removed-vehicles.ts';
import { RestoreVehicleController } from './restore-vehicle.controller.ts';
import { SearchVehiclesController } from './search-vehicles.controller.ts';
import { SimilarVehiclesController } from './similar-vehicles.controller.ts';
import { StockTodayController } from './stock-today.controller.ts';
import { StockValueController } from './stock-value.controller.ts';
import { SuggestVehiclesController } from './suggest-vehicles.controller.ts';
import { UpdateVehicleController } from './update-vehicle.controller.ts';
import { VehicleMetrics } from './vehicle-metrics.ts';
import { VehicleStatsController } from './vehicle-stats.controller.ts';
import { VehiclesByIdController } from './vehicles-by-id.controller.ts';

@Module({
  imports: [LookupModule],
  controllers: [
    SearchVehiclesController,
    FeaturedVehicleController,
    VehicleStatsController,
    SuggestVehiclesController,
    NearestVehiclesController,
    SimilarVehiclesController,
    ListRemovedVehiclesController,
    VehiclesByIdController,
    StockTodayController,
    StockValueController,
    HeldVehiclesController,
    // After the controllers whose paths it would also match.
    GetVehicleController,
    CreateVehicleController,
    UpdateVehicleController,
    RemoveVehicleController,
    RestoreVehicleController,
    DealerRecordController,
    ListStockCommandController,
    GetVehicleCommandController,
  ],
  providers: [Stock, StockResponses, RemovedVehicles, RemoveVehicle, VehicleMetrics],
  exports: [Stock, RemoveVehicle],
})
export class VehiclesModule {}
