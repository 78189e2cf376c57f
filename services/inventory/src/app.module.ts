import { ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { CreateVehicle1795199400000 } from './migrations/1795199400000-create-vehicle.ts';
import { settings } from './settings.ts';
import { VehicleEntity } from './vehicles/vehicle.entity.ts';
import { VehiclesModule } from './vehicles/vehicles.module.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'inventory',
      settings,
      entities: [VehicleEntity],
      migrations: [CreateVehicle1795199400000],
    }),
    VehiclesModule,
  ],
})
export class AppModule {}
