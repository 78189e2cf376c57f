/** Whom browsers make passkeys for: they are of no use to another site, however much it looks like this one. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** @param publicUrl where staff reach the site. */
export const relyingParty = (publicUrl: string): RelyingParty => {
  const url = new URL(publicUrl);
  // Browsers make no passkeys for IP addresses; on the machine itself, this one is also called localhost.
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
};
