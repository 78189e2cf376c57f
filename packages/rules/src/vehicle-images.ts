/** The picture fields of a vehicle. */
export interface Pictured {
  readonly images: readonly string[];
  readonly mainImageIndex: number;
  readonly imageUrl: string | null;
  /** Each entry may hold several addresses separated by commas. */
  readonly imageGallery: readonly string[];
}

/**
 * Whether a URL may be that of a picture: an HTTP(S) URL, or an object in our own store. Anything else, above all `javascript:`
 * and `data:`, is neither accepted nor shown.
 */
export const isPictureAddress = (address: string): boolean =>
  /^https?:\/\/[\w.:-]+([/?][^\s\\]*)?$/i.test(address) ||
  (/^(\/[\w-][\w.-]*){2,}$/.test(address) && address.startsWith('/objects/'));

/** The addresses in an entry of the gallery. */
export const addressesIn = (galleryEntry: string): string[] =>
  galleryEntry
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

const galleryOf = (vehicle: Pictured): string[] => vehicle.imageGallery.flatMap(addressesIn).filter(isPictureAddress);

const picture = (address: string | null | undefined): string | null => (address && isPictureAddress(address) ? address : null);

/** The picture of a vehicle in lists (product §3, Image rules); null for the placeholder. */
export const listingImage = (vehicle: Pictured): string | null =>
  picture(vehicle.images[vehicle.mainImageIndex]) ??
  picture(vehicle.images[0]) ??
  picture(vehicle.imageUrl) ??
  galleryOf(vehicle)[0] ??
  null;

/** The distinct pictures of the vehicle page, in order: `images` or otherwise `imageUrl`, then the gallery. */
export const detailImages = (vehicle: Pictured): string[] => {
  const first = vehicle.images.length > 0 ? vehicle.images : [vehicle.imageUrl ?? ''];
  return [...new Set([...first.filter(isPictureAddress), ...galleryOf(vehicle)])];
};

/** The fields that the editor stores for its list of pictures: the first is `imageUrl`, the rest are the gallery. */
export const imagesToSave = (images: readonly string[]): Pick<Pictured, 'images' | 'imageUrl' | 'imageGallery'> => ({
  images: [...images],
  imageUrl: images[0] ?? null,
  imageGallery: images.slice(1),
});
