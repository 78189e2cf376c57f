import { dealershipSettingsSchema } from '@forecourt/contracts';
import { httpAddress, jsonFile, pem } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';

export const settings = defineSettings({
  /** PKCS#8 PEM of the Ed25519 key that entries of the registry are signed with. */
  REGISTRY_PRIVATE_KEY: pem('PRIVATE KEY'),
  /** All data about the dealership (D1) until its owner changes it in the back office. */
  DEALERSHIP_FILE: jsonFile(dealershipSettingsSchema),
  /** The host of the releases' files. */
  REMOTES_URL: httpAddress,
});

export type Settings = SettingsOf<typeof settings>;
