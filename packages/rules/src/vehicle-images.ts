/** The picture fields of a vehicle. */
export interface Pictured {
  readonly images: readonly string[];
  readonly mainImageIndex: number;
  readonly imageUrl: string | null;
  /** Each entry may hold several addresses separated by commas. */
  readonly imageGallery: readonly string[];
}

/**
 * Whether an address is one of a picture: a web address, or an object in our own store. Anything else, `javascript:` and
 * `data:` above all, is neither taken nor shown.
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

/** The picture of a vehicle in lists (product §3, Image rules); null: show the placeholder. */
export const listingImage = (vehicle: Pictured): string | null =>
  picture(vehicle.images[vehicle.mainImageIndex]) ??
  picture(vehicle.images[0]) ??
  picture(vehicle.imageUrl) ??
  galleryOf(vehicle)[0] ??
  null;

/** Every picture of the vehicle page in order, each once: `images` or else `imageUrl`, then the gallery. */
export const detailImages = (vehicle: Pictured): string[] => {
  const first = vehicle.images.length > 0 ? vehicle.images : [vehicle.imageUrl ?? ''];
  return [...new Set([...first.filter(isPictureAddress), ...galleryOf(vehicle)])];
};

/** What the editor stores for its ordered list of pictures: the first is `imageUrl`, the rest are the gallery. */
export const imagesToSave = (images: readonly string[]): Pick<Pictured, 'images' | 'imageUrl' | 'imageGallery'> => ({
  images: [...images],
  imageUrl: images[0] ?? null,
  imageGallery: images.slice(1),
});
