import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPicture, FOR_EVER } from '../images/answer-picture.ts';
import { imageNotFound } from '../images/image.errors.ts';
import { Images } from '../images/images.ts';
import { imageKey, imagePath, masterObject } from '../images/object-path.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';

/** GET /objects/uploads/<key>: a stored picture as it is kept. */
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
    answerPicture(request, reply, { bytes, contentType: image.contentType, etag: `"${image.sha256}"`, cacheControl: FOR_EVER });
  }
}
