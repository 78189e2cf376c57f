import { namedUri } from './named-uri.ts';

const made =
  'otpauth://totp/localhost:jo%40vans.example?issuer=localhost&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';

it.each([
  ['Halyard Vans', 'Halyard%20Vans'],
  ['Vans & Co: Ltd', 'Vans%20%26%20Co%20%20Ltd'],
])('the app shows %s, and gives the same codes', (site, written) => {
  expect(namedUri(made, site)).toBe(
    made.replace('totp/localhost', `totp/${written}`).replace('issuer=localhost', `issuer=${written}`),
  );
});
