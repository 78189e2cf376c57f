import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { STAFF_AUDIENCE, STAFF_ISSUER } from '@forecourt/service-kit';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** PEM of the key that {@link staffToken} can be checked with. */
export const staffPublicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a member of staff holds after signing in. */
export const staffToken = (): string => {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: STAFF_ISSUER, aud: STAFF_AUDIENCE, sub: 'staff', jti: randomUUID(), iat, exp: iat + 600 };
  const signed = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};
