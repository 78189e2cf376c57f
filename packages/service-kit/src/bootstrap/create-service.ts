import type { Server } from 'node:http';
import helmet from '@fastify/helmet';
import { PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';
import { answerUnreadable, bodyInTime, HealthChecks, ManagementServer, Metrics } from '@forecourt/server-kit';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { ResponseCache } from '../cache/response-cache.ts';
import { problemOf } from '../errors/problem-of.ts';
import { JetStreamStrategy } from '../jetstream/jetstream.strategy.ts';
import { createServiceLogger } from '../logging/logger.ts';
import { NestLogger } from '../logging/nest-logger.ts';
import { followRequests } from '../logging/request-hooks.ts';
import { type BaseSettings, SETTINGS } from '../settings/define-settings.ts';
import { traceService } from '../tracing/trace-service.ts';
import { HttpFront, type QuickAnswers } from './http-front.ts';

export interface ServiceOptions {
  /** The same name as in `ServiceKitModule.forRoot`. */
  readonly name: string;
  /** Root module, which imports `ServiceKitModule.forRoot(...)`. */
  readonly module: Type;
  /** Maximum size of a request body in bytes; 256 KiB by default. */
  readonly bodyLimit?: number;
  /** A provider with its own cache of answers other than JSON, which is asked after the response cache. */
  readonly front?: Type<QuickAnswers>;
}

/** A service that is listening. */
export interface RunningService {
  readonly app: NestFastifyApplication;
  /** `http://host:port`. */
  readonly url: string;
  /** Where health and metrics are served, `http://host:port`. */
  readonly managementUrl: string;
  /** Stops without dropping a request: becomes unready, lets callers move to another replica, finishes requests and events, and closes the stores. */
  stop(): Promise<void>;
}

const BODY_LIMIT_BYTES = 256 * 1024;

const newAdapter = ({ name, bodyLimit = BODY_LIMIT_BYTES }: ServiceOptions, front: HttpFront) => {
  const logger = createServiceLogger(name, process.env['LOG_LEVEL'] || 'info');
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    serverFactory: front.createServer,
    clientErrorHandler: answerUnreadable(front.refusals),
    trustProxy: (address: string) => front.isTrusted(address),
    // A URL that cannot be decoded never reaches a route or a filter.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      const { problem } = problemOf(error);
      reply.status(problem.status).header('cache-control', 'no-store').type(PROBLEM_CONTENT_TYPE).send(JSON.stringify(problem));
    },
  });
  return { adapter, logger };
};

/** Creates a service that listens on HOST and PORT, and on MANAGEMENT_HOST and MANAGEMENT_PORT. For tests; a process calls `startService`. */
export const createService = async (options: ServiceOptions): Promise<RunningService> => {
  const front = new HttpFront();
  const { adapter, logger } = newAdapter(options, front);
  let metrics: Metrics | undefined;
  adapter.getInstance().addHook('onSend', (_request, reply, _payload, done) => {
    front.leaving.closeAfter(reply.raw);
    done();
  });
  adapter.getInstance().addHook('preParsing', bodyInTime());
  followRequests(adapter.getInstance(), logger, () => metrics);
  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  metrics = app.get(Metrics);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The edge sets HSTS, because only it knows whether visitors use HTTPS.
    strictTransportSecurity: false,
    // These headers only matter for documents, which a service never sends; each would slow down cached answers.
    crossOriginOpenerPolicy: false,
    dnsPrefetchControl: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    ieNoOpen: false,
    xssFilter: false,
  });
  await traceService(options.name, app, adapter.getInstance(), (address) => front.isTrusted(address));
  app.connectMicroservice({ strategy: app.get(JetStreamStrategy) }, { inheritAppConfig: true });
  const cache = app.get(ResponseCache);
  const own = options.front && app.get(options.front);
  front.tryAnswer = (request, response) => cache.tryAnswer(request, response) || own?.tryAnswer(request, response) === true;
  const { PORT, HOST, MANAGEMENT_PORT, MANAGEMENT_HOST, TRUSTED_PROXIES, DRAIN_SECONDS } = app.get<BaseSettings>(SETTINGS);
  front.isTrusted = TRUSTED_PROXIES;
  await app.startAllMicroservices();
  await app.listen(PORT, HOST);
  const management = app.get(ManagementServer);
  const managementUrl = await management.listen(MANAGEMENT_PORT, MANAGEMENT_HOST);
  const stop = async (): Promise<void> => {
    app.get(HealthChecks).stop();
    // Requests first, while everything they depend on still works.
    await front.leaving.leave(adapter.getHttpServer<Server>(), DRAIN_SECONDS, () => adapter.close());
    await app.close();
    management.close();
  };
  return { app, url: await app.getUrl(), managementUrl, stop };
};
