import { randomUUID } from 'node:crypto';
import { STAFF_ISSUER } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';
import type { Settings } from '../settings.ts';

const COOKIE = 'forecourt_device';
const ALGORITHM = 'ES256';
/** No staff token, and no staff token is one of these. */
const AUDIENCE = 'forecourt-device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Tells a browser that has signed in before from one that has not, so that who guesses from the owner's own network
 * takes no attempts from the owner. It opens nothing: its holder only has attempts of their own.
 */
@Injectable()
export class KnownDevice {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The id of the device whose cookie this is; null when it carries none of ours. */
  async recognise(cookies: string | undefined): Promise<string | null> {
    const [, token] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(cookies ?? '') ?? [];
    if (token === undefined) return null;
    const key = await importSPKI(this.settings.JWT_PUBLIC_KEY, ALGORITHM);
    const options = { algorithms: [ALGORITHM], issuer: STAFF_ISSUER, audience: AUDIENCE };
    return jwtVerify(token, key, options).then(
      ({ payload }) => payload.sub ?? null,
      () => null,
    );
  }

  /** `Set-Cookie` by which the device is known for a year from its last sign-in; sent to the sign-in call alone. */
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
