import { MAX_IMPORT_BYTES } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Has Fastify read the file of an import as bytes, because its encoding is found out later. */
@Injectable()
export class CsvBodyParser {
  constructor(host: HttpAdapterHost) {
    const fastify: FastifyInstance = host.httpAdapter.getInstance();
    fastify.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
  }
}
