import { randomUUID } from 'node:crypto';
import { type Role, SESSION_SECONDS, STAFF_AUDIENCE, STAFF_ISSUER } from '@forecourt/contracts';
import { importPKCS8, SignJWT } from 'jose';

/** An operator's token as the services' guard expects it: ES256, with an id. */
export async function signStaffToken(privateKey: string, role: Role = 'owner'): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(STAFF_ISSUER)
    .setAudience(STAFF_AUDIENCE)
    .setSubject('operator')
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${SESSION_SECONDS} seconds`)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
