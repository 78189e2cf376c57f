import { MAX_IMAGES } from '@forecourt/contracts';

/** The pictures of a van in their order, and the place of the one that lists show. */
export interface PictureOrder {
  readonly images: readonly string[];
  readonly mainImageIndex: number;
}

/** The place of the picture that lists show: the first, unless another was named (product §3, Image rules). */
export const primaryPlace = ({ images, mainImageIndex }: PictureOrder): number => (mainImageIndex in images ? mainImageIndex : 0);

export const withAdded = (order: PictureOrder, added: readonly string[]): PictureOrder => ({
  images: [...order.images, ...added],
  mainImageIndex: primaryPlace(order),
});

/**
 * Moves a picture. The first is the primary one, so a picture moved there becomes primary. A picture that is primary at another
 * place stays primary.
 */
export const withMoved = (order: PictureOrder, from: number, to: number): PictureOrder => {
  const moved = order.images[from];
  if (moved === undefined || !(to in order.images)) return order;
  const images = order.images.toSpliced(from, 1).toSpliced(to, 0, moved);
  const primary = primaryPlace(order);
  return { images, mainImageIndex: primary === 0 || to === 0 ? 0 : placeAfterMove(primary, from, to) };
};

/** Where the primary picture is removed, the first becomes it. */
export const withRemoved = (order: PictureOrder, place: number): PictureOrder => {
  const primary = primaryPlace(order);
  const moved = place < primary ? primary - 1 : primary;
  return { images: order.images.toSpliced(place, 1), mainImageIndex: place === primary ? 0 : moved };
};

/** Restores a removed picture at its old place, unless there is no room any more. */
export const withPutBack = (
  order: PictureOrder,
  { image, place, wasPrimary }: { readonly image: string; readonly place: number; readonly wasPrimary: boolean },
): PictureOrder => {
  if (order.images.length >= MAX_IMAGES) return order;
  const at = Math.min(place, order.images.length);
  const primary = primaryPlace(order);
  const shifted = order.images.length > 0 && primary >= at ? primary + 1 : primary;
  return { images: order.images.toSpliced(at, 0, image), mainImageIndex: wasPrimary ? at : shifted };
};

const placeAfterMove = (place: number, from: number, to: number): number => {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  if (to <= place && place < from) return place + 1;
  return place;
};
