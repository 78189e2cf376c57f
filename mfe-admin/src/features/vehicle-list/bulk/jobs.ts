import { type ListedVehicle, listedVehicle, type Vehicle } from '@forecourt/contracts';
import type { StockStatus } from '@forecourt/rules';
import { ApiError } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { publishVehicle } from '../api/publish-vehicle.ts';
import type { Repriced, StoredPrices } from './prices.ts';
import type { Change, Job } from './run-job.ts';
import { type Sale, saleOf } from './sale.ts';

const isAnswered = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** PATCH /api/vehicles/{id}: refused if somebody has changed the van since it was listed. */
const patch = async ({ id, version }: ListedVehicle, body: Partial<Sale & StoredPrices>): Promise<ListedVehicle> =>
  listedVehicle(await staffApi.json<Vehicle>(`/api/vehicles/${id}`, { method: 'PATCH', body: { ...body, version } }));

/** What jobs change of a van, where the two differ: as it was before. */
const asBefore = (before: ListedVehicle, now: ListedVehicle): Partial<Sale & StoredPrices> => ({
  ...((before.stockStatus !== now.stockStatus || before.isSold !== now.isSold) && {
    stockStatus: before.stockStatus,
    isSold: before.isSold,
  }),
  ...((before.price !== now.price || before.monthlyPrice !== now.monthlyPrice) && {
    price: before.price,
    monthlyPrice: before.monthlyPrice,
  }),
});

const is = (count: number): string => (count === 1 ? 'is' : 'are');

/** One status for all. */
export const statusJob = (vans: readonly ListedVehicle[], status: StockStatus): Job => ({
  underWay: 'Changing',
  done: (vehicles, count) => `${vehicles} ${is(count)} now ${status}`,
  vans,
  send: (van) => patch(van, saleOf(status)),
  mayTryAgain: (error) => !isAnswered(error, 404),
  isFinal: false,
});

/** A price of its own for each. A van that is read again since keeps the price that was agreed to. */
export function priceJob(changes: readonly Repriced[]): Job {
  const agreed = new Map(changes.map(({ van, now }) => [van.id, now]));
  return {
    underWay: 'Changing the prices of',
    done: (vehicles, count) => `The ${count === 1 ? 'price' : 'prices'} of ${vehicles} ${count === 1 ? 'is' : 'are'} changed`,
    vans: changes.map(({ van }) => van),
    send: (van) => patch(van, agreed.get(van.id) ?? {}),
    mayTryAgain: (error) => !isAnswered(error, 404) && !isAnswered(error, 409),
    isFinal: false,
  };
}

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
      if (change?.now) return patch(change.now, asBefore(change.before, change.now));
      return listedVehicle(await staffApi.json<Vehicle>(`/api/vehicles/${van.id}/restore`, { method: 'POST' }));
    },
    mayTryAgain: (error) => !isAnswered(error, 404) && !isAnswered(error, 409),
    isFinal: true,
  };
}
