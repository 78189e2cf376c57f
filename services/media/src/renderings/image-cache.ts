import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER, isHeld } from '@forecourt/server-kit';
import type { QuickAnswers } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Picture } from '../images/send-image.ts';
import { acceptedFormats } from './accepted-formats.ts';

/** Bytes: room for about three thousand cards. */
const MEMORY = 64 * 1024 * 1024;
/** Browsers send a handful of different Accept headers; a client that sends more must not fill the memory. */
const MAX_ACCEPT_HEADERS = 500;
/** Headers that belong to one request. */
const PER_REQUEST_HEADERS = new Set([CORRELATION_HEADER, 'connection', 'date']);

interface CachedImage {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Names and values alternating, as `writeHead` takes them. */
  readonly head: string[];
}

/**
 * An in-memory cache of GET /img, answered before the framework is involved. It needs no invalidation, because a picture
 * never changes under its key; an answer that a better format will replace is not cached.
 */
@Injectable()
export class ImageCache implements QuickAnswers {
  private readonly answers = new LRUCache<string, CachedImage>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes, head }, address) => bytes.length + address.length + head.join().length,
  });
  private readonly formats = new LRUCache<string, string>({ max: MAX_ACCEPT_HEADERS });

  store(request: FastifyRequest, reply: FastifyReply, { bytes, contentType, etag, cacheControl }: Picture): void {
    const headers = {
      ...reply.getHeaders(),
      etag,
      'cache-control': cacheControl,
      'content-type': contentType,
      'content-length': bytes.length,
    };
    const cacheable = Object.entries(headers).filter(([name, value]) => value !== undefined && !PER_REQUEST_HEADERS.has(name));
    const head = cacheable.flatMap(([name, value]) => [name, String(value)]);
    this.answers.set(this.address(request.raw), { bytes, etag, head });
  }

  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !request.url?.startsWith('/img?')) return false;
    const cached = this.answers.get(this.address(request));
    // A 304 has other headers, and is rare enough to leave to the framework.
    if (!cached || isHeld(request.headers['if-none-match'], cached.etag)) return false;
    response.writeHead(200, cached.head).end(cached.bytes);
    return true;
  }

  clear(): void {
    this.answers.clear();
  }

  private address({ url, headers: { accept = '' } }: IncomingMessage): string {
    let formats = this.formats.get(accept);
    if (formats === undefined) {
      formats = acceptedFormats(accept).join();
      this.formats.set(accept, formats);
    }
    return `${formats} ${url}`;
  }
}
