import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StockImport, Vehicle } from '@forecourt/contracts';
import { newPlate, staffHeaders, storedVan, test } from './support/office.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A website that shows its pictures to browsers alone, which say what they are. */
let site: Server;
let address: string;
test.beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.headers['user-agent']) response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
    else response.writeHead(403).end();
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  // It is there to the end, because lists in other tests may still show its vans.
  site.unref();
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

test('staff are told in the editor which pictures could not be copied, and why', async ({ office, van, request }) => {
  const images = [`${address}/1.png`, `${address}/2.png`];
  const patched = await request.patch(`/api/vehicles/${van.id}`, { headers: staffHeaders, data: { images } });
  expect(patched.status()).toBe(200);
  await expect
    .poll(async () => (await request.get(`/api/objects/links?vehicleId=${van.id}`, { headers: staffHeaders })).json())
    .toHaveLength(2);
  await office.goto(`/admin?edit=${van.id}`);
  await office.getByRole('tab', { name: /^Images/ }).click();
  const notice = office.getByRole('region', { name: '2 pictures are still on another website' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'Image 1 from 127.0.0.1 could not be copied. The other website answers with the code 403. We will try again.',
    'Image 2 from 127.0.0.1 could not be copied. The other website answers with the code 403. We will try again.',
  ]);
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  // Without the picture there is no trouble.
  await office.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(office.getByRole('region', { name: '1 picture is still on another website' }).getByRole('listitem')).toHaveText(
    /^Image 1 from/,
  );
  await office.getByRole('button', { name: 'Update Vehicle' }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
});

test('the import says which vans have pictures that could not be copied, and leads to them', async ({ office, request }) => {
  const plate = newPlate();
  const data = `Reg No,Make,Model,Year,Price,Images\n${plate},Ford,Transit,2022,17995 + VAT,${address}/1.png`;
  const headers = { ...staffHeaders, 'content-type': 'text/csv' };
  const { id } = (await (await request.post('/api/stock-imports?name=vans.csv', { headers, data })).json()) as StockImport;
  const inState = (state: string) =>
    expect
      .poll(async () => (await (await request.get(`/api/stock-imports/${id}`, { headers: staffHeaders })).json()).state)
      .toBe(state);
  await inState('checked');
  await request.post(`/api/stock-imports/${id}/apply`, { headers: staffHeaders, data: { isPublic: true } });
  await inState('applied');
  await office.goto(`/admin?import=${id}`);
  const van = office
    .getByRole('region', { name: /could not be copied$/ })
    .getByRole('listitem')
    .filter({ hasText: plate });
  await expect(van).toHaveText(`Ford Transit ${plate}: The other website answers with the code 403.`, { timeout: 30_000 });
  await expectAccessible(office);
  await expectNoSidewaysScroll(office);
  await van.getByRole('link').click();
  await office.getByRole('tab', { name: /^Images/ }).click();
  await expect(office.getByRole('region', { name: '1 picture is still on another website' })).toBeVisible();

  const vans: Vehicle[] = await (await request.get('/api/vehicles')).json();
  const added = vans.find(({ registrationNumber }) => registrationNumber === plate) as Vehicle;
  expect((await storedVan(request, added.id)).images).toEqual([`${address}/1.png`]);
  expect((await request.delete(`/api/vehicles/${added.id}`, { headers: staffHeaders })).status()).toBe(204);
});
