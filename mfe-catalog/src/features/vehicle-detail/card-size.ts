const SIZES = ['a4', 'a5'] as const;
/** The paper of a price card. */
export type CardSize = (typeof SIZES)[number];

/** Of the price card that the address asks for; undefined for the page itself. */
export const cardSize = (params: URLSearchParams): CardSize | undefined => SIZES.find((size) => size === params.get('card'));

/** The address of a van's page, which its QR code leads to. @param site any address of the site. */
export const pageAddressOf = (id: number | string, site: string): string => new URL(`/vehicle/${id}`, site).href;

/** Where in the back office the card was opened, which only the browser reads: the page is cached without it. */
export function officeOf(params: URLSearchParams): string | null {
  const from = params.get('from') ?? '';
  return /^\/admin(?:\?|$)/.test(from) ? from : null;
}

/** The address of a price card. @param office where it leads back to, if that is not the page of the van. */
export const cardAddress = (id: number, size: CardSize, office: string | null): string =>
  `/vehicle/${id}?card=${size}${office === null ? '' : `&from=${encodeURIComponent(office)}`}`;
