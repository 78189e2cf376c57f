import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { LinkedPicture, StockImport, Vehicle } from '@forecourt/contracts';

const baseUrl = process.env['BASE_URL'] ?? '';
const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;
const REGISTRATION = 'PX70 PIC';

const api = (method: string, path: string, body?: string, type = 'application/json'): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': type }) },
    ...(body && { body }),
  });

/** Polls until there is an answer. */
const until = async <Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> => {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error('It did not come about within a minute');
  }
};

const importInState = (id: number, state: StockImport['state']): Promise<StockImport> =>
  until(async () => {
    const found: StockImport = await (await api('GET', `/api/stock-imports/${id}`)).json();
    return found.state === state ? found : undefined;
  });

describe('a file with pictures by address', () => {
  let site: Server;
  let address: string;
  let van: Vehicle | undefined;

  beforeAll(async () => {
    const picture = await readFile(join(import.meta.dirname, '../../infra/demo-stock/pictures/v01-front.jpg'));
    site = createServer((request, response) => {
      if (request.url === '/front.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
      else response.writeHead(404).end();
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    if (van) expect((await api('DELETE', `/api/vehicles/${van.id}`)).status).toBe(204);
    site.closeAllConnections();
    site.close();
  });

  it('brings vans whose public page shows our own copies, also once the other site is switched off', async () => {
    const pictures = [`${address}/front.jpg`, `${address}/gone.jpg`];
    const file = [
      'Registration,Make,Model,Year,Price,Images',
      `${REGISTRATION},Ford,Transit,2020,17000 + VAT,"${pictures}"`,
    ].join('\n');
    const created: StockImport = await (await api('POST', '/api/stock-imports?name=pictures.csv', file, 'text/csv')).json();
    await importInState(created.id, 'checked');
    await (await api('POST', `/api/stock-imports/${created.id}/apply`, JSON.stringify({ isPublic: true }))).json();
    await importInState(created.id, 'applied');

    const copied = await until(async () => {
      const vans: Vehicle[] = await (await api('GET', '/api/vehicles')).json();
      van = vans.find(({ registrationNumber }) => registrationNumber === REGISTRATION);
      return van?.images[0]?.startsWith('/objects/uploads/') ? van : undefined;
    });
    // The one that is missing there stays linked, and staff are told.
    expect(copied.images[1]).toBe(pictures[1]);
    const troubles: LinkedPicture[] = await (await api('GET', `/api/objects/links?vehicleId=${copied.id}`)).json();
    expect(troubles).toMatchObject([
      { address: pictures[1], says: 'The other website answers with the code 404.', isTriedAgain: true },
    ]);

    site.closeAllConnections();
    site.close();
    const [path = ''] = copied.images;
    const page = await until(async () => {
      const html = await (await fetch(`${baseUrl}/vehicle/${copied.id}`)).text();
      return html.includes(encodeURIComponent(path)) || html.includes(path) ? html : undefined;
    });
    expect(page).not.toContain(`${address}/front.jpg`);
    const picture = await fetch(`${baseUrl}${path}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });
});
