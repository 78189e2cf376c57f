import { addressesIn, isPictureAddress, type Pictured } from '@forecourt/rules';
import { imageKey } from '../images/object-path.ts';

/** As much as an index of PostgreSQL takes. */
const MAX_BYTES = 2_000;

const isElsewhere = (address: string): boolean =>
  isPictureAddress(address) &&
  imageKey(address) === undefined &&
  URL.canParse(address) &&
  Buffer.byteLength(address) <= MAX_BYTES;

/** The distinct addresses of a vehicle's pictures on other sites, in order. */
export const linkedAddresses = ({ images, imageUrl, imageGallery }: Pictured): string[] => [
  ...new Set([...images, imageUrl ?? '', ...imageGallery.flatMap(addressesIn)].filter(isElsewhere)),
];
