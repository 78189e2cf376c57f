import { randomUUID } from 'node:crypto';
import { STAFF_ISSUER } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import type { Settings } from '../settings.ts';

const COOKIE = 'forecourt_device';
const ALGORITHM = 'ES256';
/** Differs from the audience of staff tokens, so that neither is accepted as the other. */
const AUDIENCE = 'forecourt-device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Recognises a browser that has signed in before, so that somebody guessing from the owner's network does not use up the
 * owner's attempts. The cookie grants no access, only a separate count of attempts.
 */
@Injectable()
export class KnownDevice {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The device id in the cookie; null if there is no valid one. */
  async recognise(cookies: string | undefined): Promise<string | null> {
    const [, token] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(cookies ?? '') ?? [];
    if (token === undefined) return null;
    const options = { algorithms: [ALGORITHM], issuer: STAFF_ISSUER, audience: AUDIENCE };
    const readings = this.settings.JWT_PUBLIC_KEY.map(async (key) => jwtVerify(token, await importSPKI(key, ALGORITHM), options));
    return Promise.any(readings).then(
      ({ payload }) => payload.sub ?? null,
      () => null,
    );
  }

  /** A `Set-Cookie` value that lasts a year and is sent to the sign-in endpoint only. */
  async cookie(device: string | null): Promise<string> {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(STAFF_ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(device ?? randomUUID())
      .setExpirationTime(`${YEAR_SECONDS}s`)
      .sign(await importPKCS8(this.settings.JWT_PRIVATE_KEY, ALGORITHM));
    return `${COOKIE}=${token}; Path=/api/admin/login; Max-Age=${YEAR_SECONDS}; HttpOnly; Secure; SameSite=Strict`;
  }
}
