import { networkOf, ProblemError } from '@forecourt/server-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { imageNotFound } from '../images/image.errors.ts';
import { Images } from '../images/images.ts';
import { imagePath } from '../images/object-path.ts';
import { FOR_EVER, sendImage } from '../images/send-image.ts';
import { ChooseRendering } from './choose-rendering.ts';
import { ImageCache } from './image-cache.ts';
import { type ImageRequestFault, parseImageRequest } from './image-request.ts';

/**
 * For a WebP sent while its AVIF is being rendered. Five minutes spare a visitor who moves between pages a second
 * transfer; the next visit gets the AVIF.
 */
const UNTIL_BETTER = 'public, max-age=300';

/** GET /img?src=/objects/uploads/…&w=640[&fmt=auto|avif|webp|jpeg]: one of our own pictures, at most `w` pixels wide. */
@Controller('img')
export class ServeImageController {
  constructor(
    private readonly images: Images,
    private readonly chooser: ChooseRendering,
    private readonly cache: ImageCache,
  ) {}

  @Get()
  async serve(
    @Req() request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wanted = parseImageRequest(request.query);
    if (!('key' in wanted)) throw badRequest(wanted);
    const image = await this.images.find(wanted.key);
    if (!image) throw imageNotFound(imagePath(wanted.key));

    const client = { accept: request.headers.accept, network: networkOf(request.ip) };
    const { rendering, bytes, provisional } = await this.chooser.choose(image, wanted, client);
    if (wanted.format === 'auto') reply.header('vary', 'accept');
    const picture = {
      bytes,
      contentType: `image/${rendering.format}`,
      etag: `"${image.sha256.slice(0, 32)}-${rendering.width}-${rendering.format}"`,
      cacheControl: provisional ? UNTIL_BETTER : FOR_EVER,
    };
    if (!provisional) this.cache.store(request, reply, picture);
    sendImage(request, reply, picture);
  }
}

const badRequest = (errors: readonly ImageRequestFault[]) =>
  new ProblemError({
    status: 400,
    code: 'MEDIA.INVALID_IMAGE_REQUEST',
    title: 'The picture cannot be rendered like that',
    detail: errors.map(({ message }) => `${message}.`).join(' '),
    errors: [...errors],
  });
