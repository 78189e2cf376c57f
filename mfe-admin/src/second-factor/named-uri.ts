/** An `otpauth:` address with another name of the site: the service knows only the host, and the app is to show the dealership. */
export function namedUri(uri: string, site: string): string {
  const url = new URL(uri);
  const label = decodeURIComponent(url.pathname.slice(1)).replace(/^[^:]*:/, '');
  // Colons separate the two.
  const name = site.replaceAll(':', ' ');
  const query = new URLSearchParams(url.search);
  query.set('issuer', name);
  const path = [name, label].map(encodeURIComponent).join(':');
  return `otpauth://${url.host}/${path}?${query.toString().replaceAll('+', '%20')}`;
}
