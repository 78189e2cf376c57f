import { SERVICES } from '@forecourt/contracts';
import type { Settings } from './settings.ts';
import { signStaffToken } from './staff/staff-token.ts';
import { stock } from './stock.ts';
import { readAddresses } from './system/data-directory.ts';
import { readSecrets } from './system/secrets.ts';

export async function stockRunningSystem(words: string[], { dataDir }: Settings): Promise<number> {
  const { inventoryUrl, mediaUrl } = await readAddresses(dataDir);
  const { tokenPrivateKey } = await readSecrets(dataDir, SERVICES);
  const staffToken = await signStaffToken(tokenPrivateKey);
  Object.assign(process.env, { INVENTORY_URL: inventoryUrl, MEDIA_URL: mediaUrl, STAFF_TOKEN: staffToken });
  return stock(words);
}
