import type { EnquiryReceipt } from '@forecourt/contracts';
import { Idempotent } from '@forecourt/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FormGuard } from '../forms/form-guard.ts';
import { parseEnquiry } from './enquiry.mapper.ts';
import { ReceiveEnquiryUseCase } from './receive-enquiry.use-case.ts';

/** POST /api/inquiries: receives an enquiry from a form or the chat (D16). */
@Controller('api/inquiries')
export class ReceiveEnquiryController {
  constructor(
    private readonly guard: FormGuard,
    private readonly receiveEnquiry: ReceiveEnquiryUseCase,
  ) {}

  @Post()
  @Idempotent()
  async receive(@Body() body: unknown, @Req() request: FastifyRequest): Promise<EnquiryReceipt> {
    const enquiry = parseEnquiry(body);
    return this.receiveEnquiry.execute(enquiry, this.guard.admit(request, enquiry));
  }
}
