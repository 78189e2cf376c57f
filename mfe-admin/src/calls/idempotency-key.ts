/** By which a service knows a request that is sent again. `crypto.randomUUID` is missing on pages that came over plain HTTP. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
