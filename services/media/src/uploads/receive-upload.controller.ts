import { Readable } from 'node:stream';
import type { StoredUpload } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Controller, Inject, Param, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { imageKey, imagePath } from '../images/object-path.ts';
import type { Settings } from '../settings.ts';
import { spoolUpload } from './spool-upload.ts';
import { StoreUpload } from './store-upload.use-case.ts';
import { MAX_UPLOAD_BYTES, ticketRefused, tooLarge, unsupportedType } from './upload.errors.ts';
import { isValidTicket } from './upload-ticket.ts';

const proofSchema = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** PUT of a picture to the URL from POST /api/objects/upload. */
@Controller('objects/uploads')
export class ReceiveUploadController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly upload: StoreUpload,
  ) {}

  @Put(':key')
  async receive(@Param('key') key: string, @Query() query: unknown, @Req() request: FastifyRequest): Promise<StoredUpload> {
    const proof = proofSchema.safeParse(query);
    const isOurs =
      proof.success && imageKey(imagePath(key)) && isValidTicket(this.settings.UPLOAD_SECRET, { key, ...proof.data }, Date.now());
    if (!isOurs) throw ticketRefused();
    if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES) throw tooLarge();
    // Fastify leaves only bodies with an image content type unread (raw-body-parser.ts).
    if (!(request.body instanceof Readable)) throw unsupportedType(`of the type ${request.headers['content-type'] ?? 'unknown'}`);

    const { sha256, width, height, bytes } = await spoolUpload(request.body, (file) => this.upload.store(key, file));
    return { path: imagePath(key), sha256, width, height, bytes };
  }
}
