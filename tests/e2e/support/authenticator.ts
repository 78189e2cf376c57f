import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** The code that an app with this key shows. @param steps of 30 seconds from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives the page an authenticator that says yes, as a finger on a sensor does. */
export async function holdAuthenticator(page: Page): Promise<{ setVerifying(is: boolean): Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerifying: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
