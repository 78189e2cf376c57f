import type { FormToken } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Controller, Get, Inject } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { signFormToken } from './form-token.ts';

/** GET /api/inquiries/form-token: a token for a form that is being opened. */
@Controller('api/inquiries/form-token')
export class OpenFormController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  open(): FormToken {
    return { formToken: signFormToken(this.settings.FORM_TOKEN_SECRET, Date.now()) };
  }
}
