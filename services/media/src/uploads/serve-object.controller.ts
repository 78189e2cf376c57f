import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { imageNotFound } from '../images/image.errors.ts';
import { Images } from '../images/images.ts';
import { imageKey, imagePath, masterObject } from '../images/object-path.ts';
import { FOR_EVER, sendImage } from '../images/send-image.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';

/** GET /objects/uploads/<key>: a stored picture at full size. */
@Controller('objects/uploads')
export class ServeObjectController {
  constructor(
    private readonly images: Images,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  @Get(':key')
  async serve(@Param('key') key: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = imagePath(key);
    const image = imageKey(path) && (await this.images.find(key));
    const bytes = image && (await this.store.get(masterObject(key)));
    if (!bytes) throw imageNotFound(path);
    sendImage(request, reply, { bytes, contentType: image.contentType, etag: `"${image.sha256}"`, cacheControl: FOR_EVER });
  }
}
