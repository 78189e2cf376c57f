import { type IsTrusted, Leaving, Metrics } from '@forecourt/server-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createServer } from '../server/http/server.ts';

export interface ServerWithoutPagesOptions {
  readonly logger?: FastifyBaseLogger;
  readonly isTrusted?: IsTrusted;
}

/** The shell's server before anything is registered; a browser for which something throws gets "Page unavailable". */
export const serverWithoutPages = ({
  logger = pino({ level: 'silent' }),
  isTrusted = () => false,
}: ServerWithoutPagesOptions = {}): FastifyInstance =>
  createServer({
    logger,
    publicUrl: 'http://vans.example',
    isTrusted,
    fromMemory: () => false,
    metrics: new Metrics(),
    leaving: new Leaving(),
    sendUnavailable: async (_request, reply) => reply.code(503).type('text/html').send('Page unavailable'),
  });
