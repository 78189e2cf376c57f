const SIZES = ['a4', 'a5'] as const;
/** The paper of a price card. */
export type CardSize = (typeof SIZES)[number];

/** Of the price card that the address asks for; undefined for the page itself. */
export const cardSize = (params: URLSearchParams): CardSize | undefined => SIZES.find((size) => size === params.get('card'));

/** The address of a van's page, which its QR code leads to. @param site any address of the site. */
export const pageAddressOf = (id: number | string, site: string): string => new URL(`/vehicle/${id}`, site).href;
