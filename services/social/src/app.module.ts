import { LOGGER, SETTINGS, ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { CreatePosts1795307400000 } from './migrations/1795307400000-create-posts.ts';
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
import { settings } from './settings.ts';
import { FollowStockController } from './stock/follow-stock.controller.ts';
import { Stock } from './stock/stock.ts';
import { StockedVehicleEntity } from './stock/stocked-vehicle.entity.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'social',
      settings,
      entities: [PostEntity, StockedVehicleEntity],
      migrations: [CreatePosts1795307400000],
    }),
  ],
  controllers: [FollowStockController, GeneratePostController, PublishPostController, ListPostsController, SettlePostController],
  providers: [
    Stock,
    Posts,
    PostOutcomes,
    PublishPostUseCase,
    { provide: PUBLISHERS, useFactory: publishersOf, inject: [SETTINGS, LOGGER] },
  ],
})
export class AppModule {}
