export type Encoding = 'br' | 'gzip' | 'identity';

const REFUSED = /^q=0(\.0{0,3})?$/;

/** Splits a list header into values and parameters: "br", "gzip;q=0". */
const listed = (header: string): string[][] => header.split(',').map((part) => part.split(';').map((piece) => piece.trim()));

/** The best encoding that an Accept-Encoding header names with a weight above 0 (RFC 9110 §12.5.3). */
export const preferredEncoding = (header: string | string[] | undefined): Encoding => {
  const taken = listed(String(header ?? '').toLowerCase()).filter((parts) => !parts.some((part) => REFUSED.test(part)));
  return (['br', 'gzip'] as const).find((encoding) => taken.some(([name]) => name === encoding)) ?? 'identity';
};

/** Whether an If-None-Match header names one of these ETags. Compares weakly, because a proxy may have weakened it (RFC 9110 §13.1.2). */
export const isHeld = (header: string | undefined, ...etags: readonly string[]): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((held) => etags.includes(held.trim().replace(/^W\//, ''))));
