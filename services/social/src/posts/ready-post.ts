import type { PostChannel, PublishPost, Vehicle } from '@forecourt/contracts';
import { detailImages, measurePost, POST_LIMITS } from '@forecourt/rules';
import type { ReadyPost } from '../publishers/publisher.ts';
import { notItsPicture, pictureElsewhere, pictureNeeded, tooMuch } from './post.errors.ts';

/** Wide enough for both platforms, and within Instagram's 1,440 pixels. */
const PICTURE_WIDTH = 1_280;

const isAbsolute = (address: string): boolean => /^https?:\/\//i.test(address);

/** The public URL of a picture, as JPEG if it is one of ours. */
const publicJpeg = (publicUrl: string, imageUrl: string): string =>
  isAbsolute(imageUrl) ? imageUrl : `${publicUrl}/img?src=${encodeURIComponent(imageUrl)}&w=${PICTURE_WIDTH}&fmt=jpeg`;

/** A post that has passed the checks, as a publisher takes it. */
export const readyPost = (
  id: string,
  { platform, content, imageUrl }: Pick<PublishPost, 'platform' | 'content' | 'imageUrl'>,
  publicUrl: string,
): ReadyPost => ({ id, platform, content, picture: imageUrl ? publicJpeg(publicUrl, imageUrl) : null });

/**
 * Refuses what the platform would refuse, while staff can still correct it.
 * @throws {ProblemError} 400, naming the field.
 */
export const checkPost = ({ platform, content, imageUrl }: PublishPost, vehicle: Vehicle, channel: PostChannel): void => {
  if (imageUrl && !detailImages(vehicle).includes(imageUrl)) throw notItsPicture(imageUrl);
  if (platform === 'instagram' && !imageUrl) throw pictureNeeded();
  if (platform === 'instagram' && channel === 'meta' && imageUrl && isAbsolute(imageUrl)) throw pictureElsewhere();
  const limits = POST_LIMITS[platform];
  const measure = measurePost(content);
  for (const what of ['characters', 'hashtags', 'mentions'] as const) {
    if (measure[what] > limits[what]) throw tooMuch(platform, what, measure[what], limits[what]);
  }
};
