import type { Pictured } from '@forecourt/rules';

export type PictureFields = Pick<Pictured, 'images' | 'imageUrl' | 'imageGallery'>;

/** What a van says of its pictures, with each address that has a copy replaced by it, in place. */
export const withCopies = (
  { images, imageUrl, imageGallery }: PictureFields,
  copies: ReadonlyMap<string, string>,
): { images: string[]; imageUrl: string | null; imageGallery: string[] } => {
  const copyOf = (address: string): string => copies.get(address) ?? address;
  return {
    images: images.map(copyOf),
    imageUrl: imageUrl && copyOf(imageUrl),
    // An entry may hold several.
    imageGallery: imageGallery.map((entry) =>
      entry
        .split(',')
        .map((address) => copies.get(address.trim()) ?? address)
        .join(','),
    ),
  };
};
