import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DatabaseUnreachableError } from '../database/open-data-source.ts';
import { createLogger, LOGGER, type ServiceLogger } from '../logging/logger.ts';
import { NestLogger } from '../logging/nest-logger.ts';
import { type BaseSettings, InvalidSettingsError, SETTINGS } from '../settings/define-settings.ts';

export interface ServiceOptions {
  readonly name: string;
  /** Root module; imports `ServiceKitModule.forRoot(...)`. */
  readonly module: Type;
  /** Largest request body in bytes; 256 KiB unless told. */
  readonly bodyLimit?: number;
}

const BODY_LIMIT_BYTES = 256 * 1024;

/** Builds and starts the application, listening on HOST and PORT. For tests; a process uses {@link startService}. */
export const createService = async (options: ServiceOptions): Promise<NestFastifyApplication> => {
  const logger = createLogger(options.name, process.env['LOG_LEVEL'] || 'info');
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    disableRequestLogging: true,
    bodyLimit: options.bodyLimit ?? BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
  });
  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  await app.register(helmet);
  const { PORT, HOST } = app.get<BaseSettings>(SETTINGS);
  await app.listen(PORT, HOST);
  return app;
};

/**
 * What a service's main.ts calls. Ends the process with one clear message when the settings are wrong or the
 * database does not answer.
 */
export const startService = async (options: ServiceOptions): Promise<void> => {
  try {
    const app = await createService(options);
    app.get<ServiceLogger>(LOGGER).info({ address: await app.getUrl() }, 'ready');
  } catch (error) {
    if (error instanceof InvalidSettingsError || error instanceof DatabaseUnreachableError) {
      process.stderr.write(`${options.name}: ${error.message}\n`);
    } else {
      createLogger(options.name, 'fatal').fatal({ err: error }, 'could not start');
    }
    process.exit(1);
  }
};
