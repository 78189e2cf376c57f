import { randomUUID } from 'node:crypto';
import { SETTINGS, StaffGuard } from '@forecourt/service-kit';
import { Controller, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { imagePath } from '../images/object-path.ts';
import type { Settings } from '../settings.ts';
import { signTicket, TICKET_SECONDS } from './upload-ticket.ts';

/** POST /api/objects/upload: gives staff a URL that takes one picture by PUT, for a quarter of an hour. */
@Controller('api/objects/upload')
@UseGuards(StaffGuard)
export class CreateUploadController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Post()
  @HttpCode(200)
  create(): { uploadURL: string } {
    const now = Math.floor(Date.now() / 1000);
    const { key, expires, signature } = signTicket(this.settings.UPLOAD_SECRET, randomUUID(), now + TICKET_SECONDS);
    return { uploadURL: `${imagePath(key)}?expires=${expires}&signature=${signature}` };
  }
}
