import { ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { imageEntity } from './images/image.entity.ts';
import { Images } from './images/images.ts';
import { ProcessingQueue } from './images/processing-queue.ts';
import { CopyLinks } from './links/copy-links.ts';
import { LinkSchedule } from './links/link-schedule.ts';
import { Links } from './links/links.ts';
import { ListLinksController } from './links/list-links.controller.ts';
import { TellCopies } from './links/tell-copies.ts';
import { CreateImages1795200000000 } from './migrations/1795200000000-create-images.ts';
import { KeepRemovedVehicles1795309800000 } from './migrations/1795309800000-keep-removed-vehicles.ts';
import { AwaitUploads1795310000000 } from './migrations/1795310000000-await-uploads.ts';
import { CopyLinkedPictures1795870800000 } from './migrations/1795870800000-copy-linked-pictures.ts';
import { ChooseRendering } from './renderings/choose-rendering.ts';
import { DeferredRenderings } from './renderings/deferred-renderings.ts';
import { ImageCache } from './renderings/image-cache.ts';
import { Renderings } from './renderings/renderings.ts';
import { ServeImageController } from './renderings/serve-image.controller.ts';
import { settings } from './settings.ts';
import { StorageModule } from './storage/storage.module.ts';
import { CreateUploadController } from './uploads/create-upload.controller.ts';
import { DirectUploads } from './uploads/direct-uploads.ts';
import { RawBodyParser } from './uploads/raw-body-parser.ts';
import { ReceiveUploadController } from './uploads/receive-upload.controller.ts';
import { ServeObjectController } from './uploads/serve-object.controller.ts';
import { StoreUpload } from './uploads/store-upload.use-case.ts';
import { CardRenderings } from './usage/card-renderings.ts';
import { FollowVehicles } from './usage/follow-vehicles.use-case.ts';
import { SweepSchedule } from './usage/sweep-schedule.ts';
import { SweepUnused } from './usage/sweep-unused.ts';
import { VehicleEventsController } from './usage/vehicle-events.controller.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'media',
      settings,
      entities: [imageEntity],
      migrations: [
        CreateImages1795200000000,
        KeepRemovedVehicles1795309800000,
        AwaitUploads1795310000000,
        CopyLinkedPictures1795870800000,
      ],
    }),
    StorageModule,
  ],
  controllers: [
    CreateUploadController,
    ReceiveUploadController,
    ServeObjectController,
    ServeImageController,
    VehicleEventsController,
    ListLinksController,
  ],
  providers: [
    Images,
    ProcessingQueue,
    Renderings,
    DeferredRenderings,
    ChooseRendering,
    ImageCache,
    StoreUpload,
    DirectUploads,
    RawBodyParser,
    FollowVehicles,
    CardRenderings,
    SweepUnused,
    SweepSchedule,
    Links,
    CopyLinks,
    TellCopies,
    LinkSchedule,
  ],
})
export class AppModule {}
