import { SETTINGS } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { chooseSources } from './choose-sources.ts';
import { LookupVehicleController } from './lookup-vehicle.controller.ts';
import { LookupVehicleUseCase } from './lookup-vehicle.use-case.ts';
import { VEHICLE_SOURCES } from './vehicle-source.ts';
import { VerifiedFields } from './verified-fields.ts';

@Module({
  controllers: [LookupVehicleController],
  providers: [{ provide: VEHICLE_SOURCES, useFactory: chooseSources, inject: [SETTINGS] }, LookupVehicleUseCase, VerifiedFields],
  exports: [VerifiedFields],
})
export class LookupModule {}
