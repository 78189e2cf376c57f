import { Module } from '@nestjs/common';
import { ChangeDealershipController } from './change-dealership.controller.ts';
import { ChangeDealershipUseCase } from './change-dealership.use-case.ts';
import { DealershipDrafts } from './dealership-drafts.ts';
import { DealershipProjection } from './dealership-projection.ts';
import { DealershipVersions } from './dealership-versions.ts';
import { PreviewDealershipController } from './preview-dealership.controller.ts';
import { ReadDealershipController } from './read-dealership.controller.ts';
import { RestoreDealershipController } from './restore-dealership.controller.ts';

@Module({
  controllers: [ReadDealershipController, ChangeDealershipController, PreviewDealershipController, RestoreDealershipController],
  providers: [DealershipVersions, DealershipProjection, DealershipDrafts, ChangeDealershipUseCase],
})
export class DealershipModule {}
