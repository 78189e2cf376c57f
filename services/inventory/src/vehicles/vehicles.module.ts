import { Module } from '@nestjs/common';
import { LookupModule } from '../lookup/lookup.module.ts';
import { AnswerVehicleController } from './answer-vehicle.controller.ts';
import { CountVehiclesController } from './count-vehicles.controller.ts';
import { CreateVehicleController } from './create-vehicle.controller.ts';
import { CreateVehicleUseCase } from './create-vehicle.use-case.ts';
import { FeatureVehicleController } from './feature-vehicle.controller.ts';
import { GetVehicleController } from './get-vehicle.controller.ts';
import { ListRemovedVehiclesController } from './list-removed-vehicles.controller.ts';
import { ListStockController } from './list-stock.controller.ts';
import { NearestVehiclesController } from './nearest-vehicles.controller.ts';
import { RemoveVehicleController } from './remove-vehicle.controller.ts';
import { RemoveVehicleUseCase } from './remove-vehicle.use-case.ts';
import { RemovedVehicles } from './removed-vehicles.ts';
import { RestoreVehicleController } from './restore-vehicle.controller.ts';
import { RestoreVehicleUseCase } from './restore-vehicle.use-case.ts';
import { SearchVehiclesController } from './search-vehicles.controller.ts';
import { SimilarVehiclesController } from './similar-vehicles.controller.ts';
import { Stock } from './stock.ts';
import { StockAnswers } from './stock-answers.ts';
import { SuggestVehiclesController } from './suggest-vehicles.controller.ts';
import { UpdateVehicleController } from './update-vehicle.controller.ts';
import { UpdateVehicleUseCase } from './update-vehicle.use-case.ts';

@Module({
  imports: [LookupModule],
  controllers: [
    SearchVehiclesController,
    FeatureVehicleController,
    CountVehiclesController,
    SuggestVehiclesController,
    NearestVehiclesController,
    SimilarVehiclesController,
    ListRemovedVehiclesController,
    // After those whose paths it would also match.
    GetVehicleController,
    CreateVehicleController,
    UpdateVehicleController,
    RemoveVehicleController,
    RestoreVehicleController,
    ListStockController,
    AnswerVehicleController,
  ],
  providers: [
    Stock,
    StockAnswers,
    CreateVehicleUseCase,
    UpdateVehicleUseCase,
    RemoveVehicleUseCase,
    RestoreVehicleUseCase,
    RemovedVehicles,
  ],
})
export class VehiclesModule {}
