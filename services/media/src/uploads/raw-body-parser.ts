import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Has Fastify pass the body of an upload on as a stream: the signature is checked before a byte is read. */
@Injectable()
export class RawBodyParser {
  constructor(host: HttpAdapterHost) {
    const fastify: FastifyInstance = host.httpAdapter.getInstance();
    fastify.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, (_request, body, done) => done(null, body));
  }
}
