import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { STAFF_AUDIENCE, STAFF_ISSUER } from '@forecourt/contracts';

/** Signs staff tokens like identity. */
export interface StaffTokens {
  /** For JWT_PUBLIC_KEY. */
  readonly publicKey: string;
  /** For identity's JWT_PRIVATE_KEY. */
  readonly privateKey: string;
  /** A token valid for an hour; `claims` override its own, and undefined ones are omitted. */
  sign(claims?: Readonly<Record<string, unknown>>): string;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** @param pem the key of a running system, PKCS#8; a new one by default. */
export const createStaffTokens = (pem?: string): StaffTokens => {
  const privateKey = pem ? createPrivateKey(pem) : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return {
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    sign: (claims = {}) => {
      const now = Math.floor(Date.now() / 1_000);
      const whose = { sub: 'owner', role: 'owner', jti: randomUUID() };
      const own = { ...whose, iss: STAFF_ISSUER, aud: STAFF_AUDIENCE, iat: now, exp: now + 3_600 };
      const content = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode({ ...own, ...claims })}`;
      const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${content}.${signature.toString('base64url')}`;
    },
  };
};
