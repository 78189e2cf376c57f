import type { Vehicle } from '@forecourt/contracts';
import { type APIRequestContext, expect } from '@playwright/test';

/** The whole stock from the public API, to compare pages with. */
export async function fetchStock(request: APIRequestContext, query = ''): Promise<Vehicle[]> {
  const response = await request.get(`/api/vehicles${query}`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** The first matching vehicle in the stock, or an error that says what the demo stock lacks. */
export async function findVehicle(
  request: APIRequestContext,
  what: string,
  fits: (vehicle: Vehicle) => boolean,
): Promise<Vehicle> {
  const vehicle = (await fetchStock(request)).find(fits);
  if (vehicle === undefined) throw new Error(`The demo stock has no ${what}.`);
  return vehicle;
}

/** Pounds as the pages show them: "£28,995". */
export const pounds = (amount: number): string => `£${Math.round(amount).toLocaleString('en-GB')}`;
