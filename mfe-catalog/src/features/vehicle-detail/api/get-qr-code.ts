import { queryOptions } from '@forecourt/web-kit';

/** The QR code of an address. The server makes it, for a page that has one; no browser needs the library. */
export const qrCodeQuery = (address: string) =>
  queryOptions({
    queryKey: ['qr-code', address],
    queryFn: async () => (await import('../qr-code.ts')).qrCode(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
