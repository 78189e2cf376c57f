/** The picture fields of a vehicle. */
export interface Pictured {
  readonly images: readonly string[];
  readonly mainImageIndex: number;
  readonly imageUrl: string | null;
  /** Each entry may hold several addresses separated by commas. */
  readonly imageGallery: readonly string[];
}

const galleryOf = (vehicle: Pictured): string[] =>
  vehicle.imageGallery
    .flatMap((entry) => entry.split(','))
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** The picture of a vehicle in lists (specification §3, Image rules); null: show the placeholder. */
export const listingImage = (vehicle: Pictured): string | null =>
  vehicle.images[vehicle.mainImageIndex] || vehicle.images[0] || vehicle.imageUrl || galleryOf(vehicle)[0] || null;

/** Every picture of the vehicle page in order, each once: `images` or else `imageUrl`, then the gallery. */
export const detailImages = (vehicle: Pictured): string[] => {
  const first = vehicle.images.length > 0 ? vehicle.images : [vehicle.imageUrl ?? ''];
  return [...new Set([...first, ...galleryOf(vehicle)])].filter((address) => address !== '');
};

/** What the editor stores for its ordered list of pictures: the first is `imageUrl`, the rest are the gallery. */
export const imagesToSave = (images: readonly string[]): Pick<Pictured, 'images' | 'imageUrl' | 'imageGallery'> => ({
  images: [...images],
  imageUrl: images[0] ?? null,
  imageGallery: images.slice(1),
});
