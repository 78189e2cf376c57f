import { FOLLOW_DEALERSHIP } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.ts';
import { FetchFeedController } from './fetch-feed.controller.ts';
import { ManageFeedsController } from './manage-feeds.controller.ts';
import { StockFeeds } from './stock-feeds.ts';

@Module({
  imports: [VehiclesModule],
  controllers: [ManageFeedsController, FetchFeedController],
  providers: [FOLLOW_DEALERSHIP, StockFeeds],
  exports: [FOLLOW_DEALERSHIP],
})
export class FeedsModule {}
