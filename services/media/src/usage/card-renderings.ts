import type { ImageWidth } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { Images } from '../images/images.ts';
import { DeferredRenderings } from '../renderings/deferred-renderings.ts';
import { renderingOf } from '../renderings/rendering.ts';
import { isRefusal } from '../uploads/arrivals.ts';

/** Cards are laid out some 320 pixels wide, on screens of one to three pixels for each. */
const CARD_WIDTHS: readonly ImageWidth[] = [320, 480, 640, 960];

/** Has the pictures of a vehicle's card rendered before its first visitor comes. */
@Injectable()
export class CardRenderings {
  constructor(
    private readonly images: Images,
    private readonly deferred: DeferredRenderings,
  ) {}

  async prepare(key: string): Promise<void> {
    const image = await this.images.find(key).catch(unlessRefused);
    if (!image) return;
    for (const format of ['webp', 'avif'] as const) {
      for (const width of CARD_WIDTHS) this.deferred.add(renderingOf(image, width, format));
    }
  }
}

/** A file that is refused as it is taken in is no reason to hear of the vehicle again. */
const unlessRefused = (error: unknown): undefined => {
  if (!isRefusal(error)) throw error;
};
