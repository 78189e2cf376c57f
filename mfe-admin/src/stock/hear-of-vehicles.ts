import { type ListedVehicle, listedVehicle, type Vehicle } from '@forecourt/contracts';
import { apiOf, type QueryClient } from '@forecourt/web-kit';
import { type Due, MANY } from '../live/batches.ts';
import { bearer } from '../session/bearer.ts';
import { storedToken } from '../session/token.ts';
import { removedVehiclesQuery } from './get-removed-vehicles.ts';
import { vehiclesQuery } from './get-vehicles.ts';

const { queryKey } = vehiclesQuery();

const find = (client: QueryClient, id: number): ListedVehicle | undefined =>
  client.getQueryData(queryKey)?.find((vehicle) => vehicle.id === id);

/** Brings vans of the list up to date that others have changed. @returns those to look at again. */
export async function hearOfVehicles(client: QueryClient, changes: readonly Due[]): Promise<readonly Due[]> {
  const list = client.getQueryState(queryKey);
  // What was changed here is known already.
  const news = changes.filter(({ id, version = 0, isGone }) => {
    const shown = find(client, Number(id));
    return isGone ? shown : !shown || shown.version < version;
  });
  if (news.length === 0 || list === undefined) return [];
  // What is on its way may be older than the change.
  if (list.fetchStatus === 'fetching') return news;
  if (news.length > MANY) {
    await client.invalidateQueries({ queryKey });
    return [];
  }
  const stored = await readVans(client, news);
  return stored ? news.filter((change) => !show(client, change, stored)) : news;
}

/** Null if they could not be read. */
async function readVans(client: QueryClient, news: readonly Due[]): Promise<ReadonlyMap<number, ListedVehicle> | null> {
  const ids = news.filter(({ isGone }) => !isGone).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  try {
    const headers = bearer(storedToken.current());
    const vans = await apiOf(client).json<Vehicle[]>(`/api/vehicles/by-id?ids=${ids.join(',')}`, { headers });
    return new Map(vans.map((van) => [van.id, listedVehicle(van)]));
  } catch {
    return null;
  }
}

/** @returns false if it has to be looked at again: its server had not heard of the change, or it is being changed here. */
function show(client: QueryClient, change: Due, stored: ReadonlyMap<number, ListedVehicle>): boolean {
  const id = Number(change.id);
  const { version = 0, isGone = false } = change;
  const van = stored.get(id);
  const isChanging = client.isMutating({ mutationKey: ['staff', 'change-vehicle', id] }) > 0;
  if (isChanging || (!isGone && (van?.version ?? 0) < version)) return false;
  const isNew = find(client, id) === undefined;
  client.setQueryData(queryKey, (vehicles) => vehicles && withVan(vehicles, id, van ?? null));
  if (isNew || !van) void client.invalidateQueries({ queryKey: removedVehiclesQuery().queryKey });
  return true;
}

/** The list with one van as it is now; the others stay the objects they were. */
export function withVan(vehicles: readonly ListedVehicle[], id: number, stored: ListedVehicle | null): ListedVehicle[] {
  if (stored === null) return vehicles.filter((vehicle) => vehicle.id !== id);
  const isListed = vehicles.some((vehicle) => vehicle.id === id);
  if (!isListed) return [...vehicles, stored];
  return vehicles.map((vehicle) => (vehicle.id === id && vehicle.version < stored.version ? stored : vehicle));
}
