import type { PublicConfig } from '@forecourt/contracts';
import type { FastifyInstance } from 'fastify';

/** GET /api/config: configuration that browsers may know. The key is not secret: Google restricts it to the site's address. */
export function registerPublicConfig(server: FastifyInstance, config: PublicConfig): void {
  server.get('/api/config', (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
}
