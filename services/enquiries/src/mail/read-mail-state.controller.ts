import type { MailState } from '@forecourt/contracts';
import { SETTINGS, StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Inject } from '@nestjs/common';
import { isMailConnected, type Settings } from '../settings.ts';

/** GET /api/inquiries/mail. */
@Controller('api/inquiries/mail')
export class ReadMailStateController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  @StaffMay('enquiries.read')
  read(): MailState {
    return { isConnected: isMailConnected(this.settings) };
  }
}
