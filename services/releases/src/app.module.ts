import { ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { DealershipModule } from './dealership/dealership.module.ts';
import { FrontendDiscoveryController } from './discovery/frontend-discovery.controller.ts';
import { CreateReleases1795740000000 } from './migrations/1795740000000-create-releases.ts';
import { CreateDealershipVersions1795790000000 } from './migrations/1795790000000-create-dealership-versions.ts';
import { RegistryProjection } from './registry/registry-projection.ts';
import { ChangeReleaseUseCase } from './releases/change-release.use-case.ts';
import { ListReleasesController } from './releases/list-releases.controller.ts';
import { LockController } from './releases/lock.controller.ts';
import { PreviewController } from './releases/preview.controller.ts';
import { ReadHistoryController } from './releases/read-history.controller.ts';
import { ReleaseFiles } from './releases/release-files.ts';
import { ReleaseHistory } from './releases/release-history.ts';
import { ReleaseVersionController } from './releases/release-version.controller.ts';
import { Releases } from './releases/releases.ts';
import { RollBackController } from './releases/roll-back.controller.ts';
import { settings } from './settings.ts';
import { TracesModule } from './traces/traces.module.ts';
import { TrialWatch } from './trials/trial-watch.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'releases',
      settings,
      migrations: [CreateReleases1795740000000, CreateDealershipVersions1795790000000],
    }),
    DealershipModule,
    TracesModule,
  ],
  controllers: [
    ListReleasesController,
    ReadHistoryController,
    ReleaseVersionController,
    RollBackController,
    LockController,
    PreviewController,
    FrontendDiscoveryController,
  ],
  providers: [Releases, ReleaseHistory, ReleaseFiles, RegistryProjection, ChangeReleaseUseCase, TrialWatch],
})
export class AppModule {}
