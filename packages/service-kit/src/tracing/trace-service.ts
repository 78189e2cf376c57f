import {
  CORRELATION_FACT,
  type IsTrusted,
  type Logger,
  NatsLink,
  openTracing,
  TRACE_HEADER,
  traceRequests,
} from '@forecourt/server-kit';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { LOGGER } from '../logging/logger.ts';
import { currentContext } from '../logging/request-context.ts';
import { type BaseSettings, SETTINGS } from '../settings/define-settings.ts';
import { traceOutsideCalls } from './outside-calls.ts';
import { QuerySpans } from './query-spans.ts';

/** Turns tracing on if the settings say so: requests, queries and calls to others then have spans. */
export const traceService = async (
  name: string,
  app: INestApplication,
  fastify: FastifyInstance,
  isTrusted: IsTrusted,
): Promise<void> => {
  const tracing = await openTracing(name, app.get<BaseSettings>(SETTINGS), app.get(NatsLink), app.get<Logger>(LOGGER));
  if (tracing === undefined) return;
  traceRequests(
    fastify,
    ({ headers, socket }) => {
      const given = headers[TRACE_HEADER];
      // Only the edge is believed: anybody could add spans to somebody else's trace.
      return typeof given === 'string' && isTrusted(socket.remoteAddress ?? '') ? given : undefined;
    },
    (span) => {
      const context = currentContext();
      if (context === undefined) return;
      context.traceparent = span.traceparent;
      span.set(CORRELATION_FACT, context.correlationId);
    },
  );
  app.get(ServiceDataSource).subscribers.push(new QuerySpans());
  traceOutsideCalls();
};
