import { pem } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';
import { z } from 'zod';

export const settings = defineSettings({
  /** PKCS#8 PEM of the ES256 key that staff tokens are signed with. */
  JWT_PRIVATE_KEY: pem('PRIVATE KEY'),
  /** Password of the first account. It is set at the first start, and again whenever this setting has changed. */
  ADMIN_PASSWORD: z.string().min(1).max(200),
});

export type Settings = SettingsOf<typeof settings>;
