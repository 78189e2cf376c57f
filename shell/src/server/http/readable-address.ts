/**
 * An address in which each percent sign starts an encoded character. Where it does not, it is taken literally: "/100%" is a page
 * that does not exist, and answered like any other.
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
