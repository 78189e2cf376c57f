import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.ts';
import { TakeCopiesController } from './take-copies.controller.ts';

@Module({ imports: [VehiclesModule], controllers: [TakeCopiesController] })
export class PicturesModule {}
