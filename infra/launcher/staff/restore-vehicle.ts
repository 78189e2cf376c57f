import type { Problem, RemovedVehicle, Vehicle } from '@forecourt/contracts';
import { SERVICES } from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import type { Settings } from '../settings.ts';
import { readAddresses } from '../system/data-directory.ts';
import { readSecrets } from '../system/secrets.ts';
import { signStaffToken } from './staff-token.ts';

/** `restore-vehicle 7`: restores a removed vehicle in the running system; without a number, lists those that can be restored. */
export async function restoreVehicle([id]: string[], { dataDir }: Settings): Promise<number> {
  const { inventoryUrl } = await readAddresses(dataDir);
  const { tokenPrivateKey } = await readSecrets(dataDir, SERVICES);
  const authorization = `Bearer ${await signStaffToken(tokenPrivateKey)}`;
  const ask = async <Answer>(method: string, path: string): Promise<Answer> => {
    const response = await fetch(`${inventoryUrl}/api/vehicles/${path}`, { method, headers: { authorization } });
    if (!response.ok) {
      const { detail, errors } = (await response.json()) as Problem;
      throw new Failure(errors?.[0]?.message ?? detail);
    }
    return (await response.json()) as Answer;
  };

  if (id === undefined) {
    const removed = await ask<RemovedVehicle[]>('GET', 'removed');
    for (const vehicle of removed) console.log(describe(vehicle));
    console.log(
      removed.length > 0 ? '\nnpm run restore-vehicle -- <number> restores one.' : 'There are no deleted vehicles to restore.',
    );
    return 0;
  }
  const { make, model } = await ask<Vehicle>('POST', `${encodeURIComponent(id)}/restore`);
  console.log(`Vehicle ${id}, ${make} ${model}, is back in stock.`);
  return 0;
}

const describe = ({ id, make, model, registrationNumber, removedAt, restorableUntil }: RemovedVehicle): string =>
  `${id}: ${make} ${model} ${registrationNumber ?? ''} deleted ${day(removedAt)}, can be restored until ${day(restorableUntil)}`;

const day = (moment: string): string => moment.slice(0, 10);
