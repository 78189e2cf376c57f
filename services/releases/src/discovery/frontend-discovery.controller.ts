import { FRONTEND_DISCOVERY_SCHEMA } from '@forecourt/contracts';
import { ResponseCache } from '@forecourt/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RELEASES_TAG } from '../registry/registry-projection.ts';
import { Releases } from '../releases/releases.ts';
import { discoveredVersions } from './discovered-versions.ts';

/** GET /.well-known/frontend-discovery.json: which micro-frontends there are, for whoever asks. */
@Controller('.well-known/frontend-discovery.json')
export class FrontendDiscoveryController {
  constructor(
    private readonly releases: Releases,
    private readonly answers: ResponseCache,
  ) {}

  @Get()
  async discover(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answers.answer(request, reply, {
      key: 'frontend discovery',
      tags: [RELEASES_TAG],
      produce: async () => ({
        body: { schema: FRONTEND_DISCOVERY_SCHEMA, microFrontends: discoveredVersions(await this.releases.served()) },
        headers: { 'access-control-allow-origin': '*' },
      }),
    });
  }
}
