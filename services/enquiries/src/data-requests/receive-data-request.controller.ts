import { dataSubjectRequestSchema, type ReceivedDataRequest } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent } from '@forecourt/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FormGuard } from '../forms/form-guard.ts';
import { ReceiveDataRequestUseCase } from './receive-data-request.use-case.ts';

/** POST /api/data-subject-request. */
@Controller('api/data-subject-request')
export class ReceiveDataRequestController {
  constructor(
    private readonly guard: FormGuard,
    private readonly receiveDataRequest: ReceiveDataRequestUseCase,
  ) {}

  @Post()
  @Idempotent()
  async receive(@Body() body: unknown, @Req() request: FastifyRequest): Promise<ReceivedDataRequest> {
    const sent = parseInput(dataSubjectRequestSchema, body);
    return this.receiveDataRequest.execute(sent, this.guard.admit(request, sent));
  }
}
