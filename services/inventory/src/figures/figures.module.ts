import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.ts';
import { CountVisitsController } from './count-visits.controller.ts';
import { DaySalts } from './day-salts.ts';
import { FollowFiguresController } from './follow-figures.controller.ts';
import { ReadFiguresController } from './read-figures.controller.ts';

@Module({
  imports: [VehiclesModule],
  controllers: [ReadFiguresController, CountVisitsController, FollowFiguresController],
  providers: [DaySalts],
})
export class FiguresModule {}
