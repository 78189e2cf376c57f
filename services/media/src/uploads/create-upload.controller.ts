import { randomUUID } from 'node:crypto';
import type { UploadTicket } from '@forecourt/contracts';
import { SETTINGS, StaffMay } from '@forecourt/service-kit';
import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { imagePath, incomingObject } from '../images/object-path.ts';
import type { Settings } from '../settings.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';
import { DirectUploads } from './direct-uploads.ts';
import { signTicket, TICKET_SECONDS } from './upload-ticket.ts';

/** POST /api/objects/upload: gives staff a URL to which one picture can be PUT within fifteen minutes. */
@Controller('api/objects/upload')
@StaffMay('stock.write')
export class CreateUploadController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly directUploads: DirectUploads,
  ) {}

  @Post()
  @HttpCode(200)
  async create(): Promise<UploadTicket> {
    const key = randomUUID();
    const direct = await this.objects.uploadUrl(incomingObject(key), TICKET_SECONDS);
    if (direct === null) return { uploadURL: this.proxiedUrl(key) };
    await this.directUploads.expect(key);
    return { uploadURL: direct };
  }

  private proxiedUrl(upload: string): string {
    const now = Math.floor(Date.now() / 1000);
    const { key, expires, signature } = signTicket(this.settings.UPLOAD_SECRET, upload, now + TICKET_SECONDS);
    return `${imagePath(key)}?expires=${expires}&signature=${signature}`;
  }
}
