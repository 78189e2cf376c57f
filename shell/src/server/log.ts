import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** JSON lines on standard output. */
export const createLogger = (level: string): Logger => pino({ level, base: { service: 'shell' } });
