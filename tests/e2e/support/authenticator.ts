import { TOTP } from 'otpauth';

/** The code that an app with this key shows. @param steps of 30 seconds from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * 30_000 });
