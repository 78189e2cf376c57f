import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { STAFF_AUDIENCE, STAFF_ISSUER } from '@forecourt/service-kit';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The public half of the key that {@link staffToken} signs with. */
export const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as identity issues them, valid for an hour; `claims` replace its own. */
export const staffToken = (claims: object = {}): string => {
  const now = Math.floor(Date.now() / 1000);
  const own = { sub: 'owner', jti: randomUUID(), iss: STAFF_ISSUER, aud: STAFF_AUDIENCE, iat: now, exp: now + 3600 };
  const signed = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode({ ...own, ...claims })}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};
