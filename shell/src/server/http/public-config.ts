import type { PublicConfig } from '@forecourt/contracts';
import type { FastifyInstance } from 'fastify';

/** GET /api/config: what a browser may know of the deployment. The key is no secret: Google ties it to the site's address. */
export function registerPublicConfig(server: FastifyInstance, config: PublicConfig): void {
  server.get('/api/config', (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
}
