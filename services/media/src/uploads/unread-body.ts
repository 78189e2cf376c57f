import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Has Fastify hand over the body of a picture unread: the signature is checked before a byte of it is taken. */
@Injectable()
export class UnreadBody {
  constructor(host: HttpAdapterHost) {
    const fastify: FastifyInstance = host.httpAdapter.getInstance();
    fastify.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, (_request, body, done) => done(null, body));
  }
}
