import type { Settings } from '../settings.ts';
import type { Secrets } from './secrets.ts';

/** Prints what whoever has started the system needs now: "Forecourt       http://localhost:8080". */
export function introduce(lines: readonly (readonly [name: string, value: string])[]): void {
  console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(16)}${value}`).join('\n')}\n`);
}

/** Where the back office is, and how to get in. */
export function introduceOffice({ publicUrl, adminPassword, dataDir }: Settings, secrets: Secrets): void {
  introduce([
    ['Back office', `${publicUrl}/admin`],
    [
      'Admin password',
      adminPassword === undefined ? `${secrets.adminPassword} (kept in ${dataDir}/secrets.json)` : 'as set by ADMIN_PASSWORD',
    ],
  ]);
}
