import { isHeld } from '@forecourt/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An object never changes under its address, so that a client that has it need never ask again. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Strong: names these very bytes. */
  readonly etag: string;
  readonly cacheControl: string;
}

/** Sends a picture, or 304 where the client has it. */
export const answerPicture = (request: FastifyRequest, reply: FastifyReply, picture: Picture): void => {
  reply.header('etag', picture.etag).header('cache-control', picture.cacheControl);
  if (isHeld(request.headers['if-none-match'], picture.etag)) {
    reply.status(304).send();
    return;
  }
  reply.header('content-type', picture.contentType).send(picture.bytes);
};
