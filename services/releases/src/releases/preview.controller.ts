import { type PreviewLink, previewRequestSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { SETTINGS, StaffActions, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { linkTo, previewEnd } from '../previews/preview-link.ts';
import type { Settings } from '../settings.ts';
import { ReleaseFiles } from './release-files.ts';
import { microFrontendIn, Releases } from './releases.ts';

/** POST /api/releases/:name/preview: a link to the site with another release of one micro-frontend. */
@Controller('api/releases/:name/preview')
@StaffMay('releases.manage')
export class PreviewController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly releases: Releases,
    private readonly files: ReleaseFiles,
    private readonly staffActions: StaffActions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(200)
  async link(@Param('name') nameText: string, @Body() body: unknown): Promise<PreviewLink> {
    const name = microFrontendIn(nameText);
    const { version, manifest } = parseInput(previewRequestSchema, body);
    await this.releases.check(name);
    const release = manifest ? { version, manifest } : await this.releases.find(this.dataSource.manager, name, version);
    await this.files.find(name, release);
    const preview = { name, version, manifest: release.manifest, until: previewEnd() };
    await this.dataSource.transaction((manager) =>
      this.staffActions.record(manager, {
        action: 'micro-frontend.preview-linked',
        recordType: 'micro-frontend',
        recordId: name,
        fields: ['version'],
        changes: [{ field: 'version', from: null, to: version }],
      }),
    );
    return linkTo(preview, this.settings.REGISTRY_PRIVATE_KEY);
  }
}
