import { isHeld } from '@forecourt/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The bytes under a key never change, so a client that has them need never ask again. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** A strong validator. */
  readonly etag: string;
  readonly cacheControl: string;
}

/** Sends a picture, or 304 if the client already has it. */
export const sendImage = (request: FastifyRequest, reply: FastifyReply, picture: Picture): void => {
  reply.header('etag', picture.etag).header('cache-control', picture.cacheControl);
  if (isHeld(request.headers['if-none-match'], picture.etag)) {
    reply.status(304).send();
    return;
  }
  reply.header('content-type', picture.contentType).send(picture.bytes);
};
