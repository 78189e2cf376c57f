import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateVehicle, Vehicle } from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import { DEMO_STOCK } from './demo-van.ts';

const DEADLINE_MS = 60_000;

/** Where the stock is loaded to, and the token that allows it. */
export interface StockServices {
  readonly inventoryUrl: string;
  readonly mediaUrl: string;
  readonly staffToken: string;
}

const send = async (what: string, url: URL, request: RequestInit): Promise<Response> => {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Failure(`${what} failed: ${url.pathname} answered ${response.status} ${await response.text()}`);
  return response;
};

const asStaff = ({ staffToken }: StockServices) => ({ authorization: `Bearer ${staffToken}` });

export const listVehicles = async ({ inventoryUrl }: StockServices): Promise<Vehicle[]> => {
  const response = await send('Reading the stock', new URL('/api/vehicles', inventoryUrl), {});
  return (await response.json()) as Vehicle[];
};

/** Uploads a demo picture as the admin area does (product §7). Returns the path to store in the vehicle. */
export const uploadPicture = async (services: StockServices, picture: string): Promise<string> => {
  const file = await readFile(join(DEMO_STOCK, 'pictures', `${picture}.jpg`));
  const asked = new URL('/api/objects/upload', services.mediaUrl);
  const ticket = await send('Asking for an upload', asked, { method: 'POST', headers: asStaff(services) });
  const { uploadURL } = (await ticket.json()) as { uploadURL: string };
  const target = new URL(uploadURL, services.mediaUrl);
  await send(`Uploading ${picture}`, target, { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: file });
  return `/objects/uploads/${target.pathname.split('/').at(-1)}`;
};

/** Adds a vehicle. The idempotency key is derived from the body, so that sending a van twice adds it once. */
export const addVehicle = async (services: StockServices, vehicle: CreateVehicle): Promise<void> => {
  const body = JSON.stringify(vehicle);
  const response = await send(`Adding ${vehicle.make} ${vehicle.model}`, new URL('/api/vehicles', services.inventoryUrl), {
    method: 'POST',
    headers: {
      ...asStaff(services),
      'content-type': 'application/json',
      'idempotency-key': createHash('sha256').update(body).digest('hex'),
    },
    body,
  });
  // An unread body would keep the connection from being reused.
  await response.arrayBuffer();
};
