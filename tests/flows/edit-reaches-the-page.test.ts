import { randomUUID } from 'node:crypto';
import type { Vehicle } from '@forecourt/contracts';

const baseUrl = process.env['BASE_URL'] ?? '';
const authorization = `Bearer ${process.env['STAFF_TOKEN']}`;

const api = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    ...init,
    headers: { authorization, ...(init.body !== undefined && { 'content-type': 'application/json' }), ...init.headers },
  });

const pageText = async (path: string): Promise<string> => (await fetch(`${baseUrl}${path}`)).text();

async function patch(id: number, body: Record<string, unknown>): Promise<void> {
  const response = await api(`/api/vehicles/${id}`, { method: 'PATCH', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
}

/** Polls until the page is as expected; the benchmark checks how fast. */
async function untilPage(path: string, fits: (html: string) => boolean): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!fits(await pageText(path))) {
    if (performance.now() > deadline) throw new Error(`${path} did not change within 30 s`);
  }
}

describe('an edit in the stock', () => {
  let van: Vehicle;

  beforeAll(async () => {
    const stock: Vehicle[] = await (await api('/api/vehicles?stockStatus=In%20Stock')).json();
    van = stock.find((vehicle) => !vehicle.isSold && vehicle.monthlyPrice !== null) as Vehicle;
  });

  afterAll(async () => patch(van.id, { price: van.price, model: van.model, isSold: false }));

  it("is on the van's page, on the list and in a search, without anybody waiting for a cache to run out", async () => {
    for (const price of [10_001, 10_008, 10_015]) {
      const printed = `£${price.toLocaleString('en-GB')}`;
      await patch(van.id, { price: `${price}.00` });
      for (const path of [`/vehicle/${van.id}`, `/vehicles?search=${encodeURIComponent(van.model)}`]) {
        await untilPage(path, (html) => html.includes(printed));
      }
    }
  });

  it('that marks a van sold takes its price off the page', async () => {
    const printed = `£${Number(van.price).toLocaleString('en-GB')}`;
    await patch(van.id, { price: van.price, isSold: true });
    await untilPage(`/vehicle/${van.id}`, (html) => html.includes('SOLD') && !html.includes(printed));
  });

  it('that adds a van brings it to the list, and one that removes it takes it away everywhere', async () => {
    const model = `Flow ${randomUUID().slice(0, 8)}`;
    const body = JSON.stringify({ make: 'Ford', model, year: 2024, price: '20000.00', condition: 'used' });
    const headers = { 'idempotency-key': randomUUID() };
    const created = await api('/api/vehicles', { method: 'POST', body, headers });
    expect(created.status).toBe(201);
    const added: Vehicle = await created.json();
    const repeated: Vehicle = await (await api('/api/vehicles', { method: 'POST', body, headers })).json();
    expect(repeated.id).toBe(added.id);
    await untilPage('/vehicles?make=Ford', (html) => html.includes(model));
    expect((await api(`/api/vehicles/${added.id}`, { method: 'DELETE' })).status).toBe(204);
    await untilPage('/vehicles?make=Ford', (html) => !html.includes(model));
    expect((await fetch(`${baseUrl}/vehicle/${added.id}`)).status).toBe(404);
    expect(await pageText('/sitemap.xml')).not.toContain(`/vehicle/${added.id}<`);
  });

  it('that brings a removed van back has it everywhere again', async () => {
    const model = `Back ${randomUUID().slice(0, 8)}`;
    const body = JSON.stringify({ make: 'Ford', model, year: 2024, price: '20000.00', condition: 'used' });
    const { id }: Vehicle = await (await api('/api/vehicles', { method: 'POST', body })).json();
    expect((await api(`/api/vehicles/${id}`, { method: 'DELETE' })).status).toBe(204);
    await untilPage('/vehicles?make=Ford', (html) => !html.includes(model));
    expect((await api(`/api/vehicles/${id}/restore`, { method: 'POST' })).status).toBe(200);
    await untilPage('/vehicles?make=Ford', (html) => html.includes(model));
    await untilPage(`/vehicle/${id}`, (html) => html.includes(model));
    expect(await pageText('/sitemap.xml')).toContain(`/vehicle/${id}<`);
    expect((await api(`/api/vehicles/${id}`, { method: 'DELETE' })).status).toBe(204);
  });

  it('without a token, or with one of another key, is refused and changes nothing', async () => {
    for (const token of ['', 'Bearer nonsense', `${authorization}x`]) {
      const response = await fetch(`${baseUrl}/api/vehicles/${van.id}`, {
        method: 'PATCH',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ price: '1.00' }),
      });
      expect(response.status).toBe(401);
    }
    const unchanged: Vehicle = await (await api(`/api/vehicles/${van.id}`)).json();
    expect(unchanged.price).not.toBe('1.00');
  });
});
