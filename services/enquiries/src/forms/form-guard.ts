import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { hiddenFieldFilled, tokenRefused } from './form.errors.ts';
import { verifyFormToken } from './form-token.ts';
import { type Visitor, visitorOf } from './visitor.ts';

interface GuardedForm {
  readonly website?: string | undefined;
  readonly formToken?: string | undefined;
}

/** Tells people from bots without asking people anything (ADR 005). */
@Injectable()
export class FormGuard {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** @throws {ProblemError} 400 for a filled hidden field or an invalid token. */
  admit(request: FastifyRequest, { website, formToken }: GuardedForm): Visitor {
    if (website) throw hiddenFieldFilled();
    if (!formToken) return visitorOf(request);
    const verdict = verifyFormToken(this.settings.FORM_TOKEN_SECRET, formToken, Date.now());
    if (verdict !== 'valid') throw tokenRefused[verdict]();
    return visitorOf(request, true);
  }
}
