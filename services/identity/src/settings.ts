import { dealershipSchema } from '@forecourt/contracts';
import { httpAddress, jsonFile, pem } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

export const settings = defineSettings({
  /** Where staff reach the site: authenticator apps call it by its host. */
  PUBLIC_URL: httpAddress,
  /** All data about the dealership, read at start: no password may be made of its names. */
  DEALERSHIP_FILE: jsonFile(dealershipSchema),
  /** PKCS#8 PEM of the ES256 key that staff tokens are signed with. */
  JWT_PRIVATE_KEY: pem('PRIVATE KEY'),
  /** Seals authenticator apps and recovery codes; the same for all replicas. With another one they are void. */
  SECOND_FACTOR_SECRET: z.string().min(32),
  /** Password of the first account. It is set at the first start, and again whenever this setting has changed. */
  ADMIN_PASSWORD: z.string().min(1).max(200),
});

export type Settings = SettingsOf<typeof settings>;
