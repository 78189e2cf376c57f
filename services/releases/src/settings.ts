import { httpAddress, pem } from '@forecourt/server-kit';
import { defineSettings, type SettingsOf } from '@forecourt/service-kit';

export const settings = defineSettings({
  /** PKCS#8 PEM of the Ed25519 key that entries of the registry are signed with. */
  REGISTRY_PRIVATE_KEY: pem('PRIVATE KEY'),
  /** The host of the releases' files. */
  REMOTES_URL: httpAddress,
});

export type Settings = SettingsOf<typeof settings>;
