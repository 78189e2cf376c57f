import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** A photograph of 10 MB takes this long at less than 1 Mbit/s. Milliseconds. */
const LONGEST_UPLOAD = 120_000;

/** Has Fastify hand over the body of a picture unread: the signature is checked before a byte of it is taken. */
@Injectable()
export class UnreadBody {
  constructor(host: HttpAdapterHost) {
    const fastify: FastifyInstance = host.httpAdapter.getInstance();
    fastify.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, (_request, body, done) => done(null, body));
    fastify.server.requestTimeout = LONGEST_UPLOAD;
  }
}
