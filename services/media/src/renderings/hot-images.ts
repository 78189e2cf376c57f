import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER, isHeld } from '@forecourt/server-kit';
import type { QuickAnswers } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Picture } from '../images/answer-picture.ts';
import { acceptedFormats } from './accepted-formats.ts';

/** Bytes of pictures: some three thousand cards. */
const MEMORY = 64 * 1024 * 1024;
/** Browsers send a handful of different Accept headers; a client that sends more must not fill the memory. */
const MOST_ACCEPTS = 500;
/** These belong to one request. */
const NOT_KEPT = new Set([CORRELATION_HEADER, 'connection', 'date']);

interface HotImage {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly head: string[];
}

/**
 * Finished answers of GET /img in memory, sent in front of the framework. None of them can become wrong, because a
 * picture never changes under its key; one that a better format will replace is not kept.
 */
@Injectable()
export class HotImages implements QuickAnswers {
  private readonly answers = new LRUCache<string, HotImage>({
    maxSize: MEMORY,
    sizeCalculation: ({ bytes, head }, address) => bytes.length + address.length + head.join().length,
  });
  private readonly formats = new LRUCache<string, string>({ max: MOST_ACCEPTS });

  keep(request: FastifyRequest, reply: FastifyReply, { bytes, contentType, etag, cacheControl }: Picture): void {
    const headers = {
      ...reply.getHeaders(),
      etag,
      'cache-control': cacheControl,
      'content-type': contentType,
      'content-length': bytes.length,
    };
    const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_KEPT.has(name));
    const head = kept.flatMap(([name, value]) => [name, String(value)]);
    this.answers.set(this.address(request.raw), { bytes, etag, head });
  }

  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !request.url?.startsWith('/img?')) return false;
    const hot = this.answers.get(this.address(request));
    // A 304 has other headers; it is rare enough for the longer way.
    if (!hot || isHeld(request.headers['if-none-match'], hot.etag)) return false;
    response.writeHead(200, hot.head).end(hot.bytes);
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
