import { LOGGER, SETTINGS, ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { CreatePosts1795307400000 } from './migrations/1795307400000-create-posts.ts';
import { CreateScheduledPosts1795813200000 } from './migrations/1795813200000-create-scheduled-posts.ts';
import { MarkPostsByHand1795821500000 } from './migrations/1795821500000-mark-posts-by-hand.ts';
import { GeneratePostController } from './posts/generate-post.controller.ts';
import { ListPostsController } from './posts/list-posts.controller.ts';
import { PostEntity } from './posts/post.entity.ts';
import { PostOutcomes } from './posts/post-outcomes.ts';
import { Posts } from './posts/posts.ts';
import { PublishPostController } from './posts/publish-post.controller.ts';
import { PublishPostUseCase } from './posts/publish-post.use-case.ts';
import { SettlePostController } from './posts/settle-post.controller.ts';
import { PUBLISHERS } from './publishers/publisher.ts';
import { publishersOf } from './publishers/publishers.ts';
import { DuePosts } from './schedule/due-posts.ts';
import { PublishDuePost } from './schedule/publish-due-post.ts';
import { Schedule } from './schedule/schedule.ts';
import { ScheduleMetrics } from './schedule/schedule-metrics.ts';
import { ScheduleWorker } from './schedule/schedule-worker.ts';
import { ScheduledPostEntity } from './schedule/scheduled-post.entity.ts';
import { ScheduledPostsController } from './schedule/scheduled-posts.controller.ts';
import { settings } from './settings.ts';
import { FollowStockController } from './stock/follow-stock.controller.ts';
import { Stock } from './stock/stock.ts';
import { StockedVehicleEntity } from './stock/stocked-vehicle.entity.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'social',
      settings,
      entities: [PostEntity, ScheduledPostEntity, StockedVehicleEntity],
      migrations: [CreatePosts1795307400000, CreateScheduledPosts1795813200000, MarkPostsByHand1795821500000],
    }),
  ],
  controllers: [
    FollowStockController,
    GeneratePostController,
    PublishPostController,
    ListPostsController,
    SettlePostController,
    ScheduledPostsController,
  ],
  providers: [
    Stock,
    Posts,
    PostOutcomes,
    PublishPostUseCase,
    Schedule,
    ScheduleMetrics,
    DuePosts,
    PublishDuePost,
    ScheduleWorker,
    { provide: PUBLISHERS, useFactory: publishersOf, inject: [SETTINGS, LOGGER] },
  ],
})
export class AppModule {}
