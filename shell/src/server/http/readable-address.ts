/**
 * An address in which each percent sign begins an encoded character. One that cannot be decoded is meant as it is written:
 * "/100%" is a page that there is not, and answered like any other.
 */
export function readableAddress(address: string): string {
  if (!address.includes('%')) return address;
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
