import { randomUUID } from 'node:crypto';
import { SESSION_SECONDS, STAFF_AUDIENCE, STAFF_ISSUER } from '@forecourt/contracts';
import { importPKCS8, SignJWT } from 'jose';

/** A staff token as the services' guard expects it: ES256, with an id. */
export async function signStaffToken(privateKey: string, subject = 'operator'): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(STAFF_ISSUER)
    .setAudience(STAFF_AUDIENCE)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${SESSION_SECONDS} seconds`)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
