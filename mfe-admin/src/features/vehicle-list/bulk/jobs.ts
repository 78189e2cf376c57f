import { type ListedVehicle, listedVehicle, type Vehicle } from '@forecourt/contracts';
import type { StockStatus } from '@forecourt/rules';
import { ApiError } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { publishVehicle } from '../api/publish-vehicle.ts';
import type { Change, Job } from './run-job.ts';
import { type Sale, saleOf } from './sale.ts';

const isAnswered = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

const setSale = async ({ id, version }: ListedVehicle, { stockStatus, isSold }: Sale): Promise<ListedVehicle> =>
  listedVehicle(await staffApi.json<Vehicle>(`/api/vehicles/${id}`, { method: 'PATCH', body: { stockStatus, isSold, version } }));

const is = (count: number): string => (count === 1 ? 'is' : 'are');

/** PATCH /api/vehicles/{id} of each: refused if somebody has changed the van since it was listed. */
export const statusJob = (vans: readonly ListedVehicle[], status: StockStatus): Job => ({
  underWay: 'Changing',
  done: (vehicles, count) => `${vehicles} ${is(count)} now ${status}`,
  vans,
  send: (van) => setSale(van, saleOf(status)),
  mayTryAgain: (error) => !isAnswered(error, 404),
  isFinal: false,
});

/** POST /api/vehicles/{id}/publish of each. */
export const publishJob = (vans: readonly ListedVehicle[]): Job => ({
  underWay: 'Putting on the site',
  done: (vehicles, count) => `${vehicles} ${is(count)} on the site`,
  vans,
  send: publishVehicle,
  mayTryAgain: (error) => !isAnswered(error, 404),
  isFinal: true,
});

/** DELETE /api/vehicles/{id} of each. */
export const deleteJob = (vans: readonly ListedVehicle[]): Job => ({
  underWay: 'Deleting',
  done: (vehicles) => `${vehicles} deleted`,
  vans,
  send: async ({ id }) => {
    await staffApi.request(`/api/vehicles/${id}`, { method: 'DELETE' });
    return null;
  },
  mayTryAgain: (error) => !isAnswered(error, 404),
  isFinal: false,
});

/** Puts each van back to what it was, unless somebody has changed it since. */
export function undoJob(changes: readonly Change[]): Job {
  const made = new Map(changes.map((change) => [change.before.id, change]));
  return {
    underWay: 'Putting back',
    done: (vehicles, count) => `${vehicles} ${is(count)} as ${count === 1 ? 'it was' : 'they were'}`,
    vans: changes.map(({ before }) => before),
    send: async (van) => {
      const change = made.get(van.id);
      if (change?.now) return setSale(change.now, change.before);
      return listedVehicle(await staffApi.json<Vehicle>(`/api/vehicles/${van.id}/restore`, { method: 'POST' }));
    },
    mayTryAgain: (error) => !isAnswered(error, 404) && !isAnswered(error, 409),
    isFinal: true,
  };
}
