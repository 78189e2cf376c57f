import { type Role, STAFF_AUDIENCE, STAFF_ISSUER } from '@forecourt/contracts';
import { importPKCS8, SignJWT } from 'jose';
import type { SessionRow } from './session.entity.ts';

interface NewSession extends SessionRow {
  /** The account's when the session begins: whoever changes it ends the account's sessions. */
  readonly role: Role;
}

/** The token of a session, as every service's guard expects it. @param privateKey PKCS#8 PEM. */
export const signSessionToken = async (
  { id, accountId, role, issuedAt, expiresAt }: NewSession,
  privateKey: string,
): Promise<string> =>
  new SignJWT({ role })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setIssuer(STAFF_ISSUER)
    .setAudience(STAFF_AUDIENCE)
    .setSubject(accountId ?? '')
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(await importPKCS8(privateKey, 'ES256'));
