import { randomUUID } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';

/** Hours a staff token may live at most (architecture §5). */
const LIFETIME = 8;

/** A staff token as the services' guard expects it: ES256, issuer `forecourt`, audience `forecourt-staff`, with an id. */
export async function signStaffToken(privateKey: string, subject = 'operator'): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer('forecourt')
    .setAudience('forecourt-staff')
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME}h`)
    .sign(await importPKCS8(privateKey, 'ES256'));
}
