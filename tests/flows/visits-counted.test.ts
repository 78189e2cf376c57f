import { randomUUID } from 'node:crypto';
import type { VehicleFigures } from '@forecourt/contracts';
import { createStaffTokens } from '@forecourt/service-kit/testing';
import { eventually, fewAtOnce } from '@forecourt/testing';

const baseUrl = process.env['BASE_URL'] ?? '';
const staff = { authorization: `Bearer ${createStaffTokens(process.env['JWT_PRIVATE_KEY']).sign()}` };

const KINDS = ['views', 'gallery', 'fit', 'saved'] as const;
type Kind = (typeof KINDS)[number];

/** How often a visitor with this number, from 0, does something. */
const CHANCES: Readonly<Record<Kind, number>> = { views: 1, gallery: 0.5, fit: 0.3, saved: 0.1 };
const VISITORS = 600;

/** The same numbers each time, so that the truth is known and a failure can be repeated. */
let state = 20_261_127;
const random = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};

const agentOf = (name: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.${name} Safari/537.36`;

const look = async (id: number, headers: Record<string, string>) => {
  const answer = await fetch(`${baseUrl}/vehicle/${id}`, { headers });
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
};
const tell = async (vehicleId: number, kind: Kind, headers: Record<string, string>) => {
  const body = JSON.stringify({ vehicleId, kind });
  const answer = await fetch(`${baseUrl}/visits`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(204);
};

const figuresOf = async (id: number): Promise<VehicleFigures> =>
  (await fetch(`${baseUrl}/api/vehicles/${id}/figures`, { headers: staff })).json();

const vans: number[] = [];
beforeAll(async () => {
  for (const price of ['9000.00', '12000.00', '15000.00']) {
    const body = JSON.stringify({
      make: 'Ford',
      model: `Count ${randomUUID().slice(0, 8)}`,
      year: 2021,
      price,
      condition: 'used',
    });
    const headers = { ...staff, 'content-type': 'application/json' };
    const answer = await fetch(`${baseUrl}/api/vehicles`, { method: 'POST', headers, body });
    vans.push((await answer.json()).id);
  }
});
afterAll(async () => {
  for (const id of vans) await fetch(`${baseUrl}/api/vehicles/${id}`, { method: 'DELETE', headers: staff });
});

it('counts synthetic visitors within 1 % of the truth, and neither reloads, robots, pages fetched ahead nor who objects', async () => {
  const truth = new Map(vans.map((id) => [id, { views: 0, gallery: 0, fit: 0, saved: 0 }]));
  const acts: (() => Promise<void>)[] = [];
  for (let number = 0; number < VISITORS; number += 1) {
    const headers = { 'user-agent': agentOf(`${number}.0`) };
    for (const id of vans.filter(() => random() < 0.6)) {
      for (const kind of KINDS) {
        if (random() > CHANCES[kind]) continue;
        const counted = truth.get(id);
        if (counted) counted[kind] += 1;
        const times = random() < 0.3 ? 3 : 1;
        for (let time = 0; time < times; time += 1)
          acts.push(() => (kind === 'views' ? look(id, headers) : tell(id, kind, headers)));
      }
    }
  }
  const uncounted: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': agentOf('1.1'), 'sec-purpose': 'prefetch' },
    { 'user-agent': agentOf('2.1'), dnt: '1' },
    { 'user-agent': agentOf('3.1'), 'sec-gpc': '1' },
    { 'user-agent': agentOf('4.1'), cookie: 'forecourt_uncounted=1' },
  ];
  for (let time = 0; time < 20; time += 1)
    for (const headers of uncounted) for (const id of vans) acts.push(() => look(id, headers));
  await fewAtOnce(acts.length, (nth) => acts[nth]?.() ?? Promise.resolve());

  const within = (counted: number, true_: number) => Math.abs(counted - true_) <= true_ * 0.01;
  const counts = await eventually(async () => {
    const all = await Promise.all(vans.map(async (id) => ({ id, figures: (await figuresOf(id)).days.at(-1) })));
    for (const { id, figures } of all)
      for (const kind of KINDS)
        expect([id, kind, within(figures?.[kind] ?? 0, truth.get(id)?.[kind] ?? 0)]).toEqual([id, kind, true]);
    return all;
  });
  for (const { id, figures } of counts)
    for (const kind of KINDS)
      process.stdout.write(`van ${id} ${kind}: truth ${truth.get(id)?.[kind]}, counted ${figures?.[kind]}\n`);
});

it('counts an enquiry for the van it is about, and keeps what its price was', async () => {
  const [id = 0] = vans;
  const before = (await figuresOf(id)).days.at(-1)?.enquiries ?? 0;
  const json = { 'content-type': 'application/json' };
  const person = { customerName: 'Ada Count', customerEmail: `${randomUUID()}@example.org`, customerPhone: '0151 496 0177' };
  const enquiry = JSON.stringify({ ...person, inquiryType: 'callback', vehicleId: id });
  const answer = await fetch(`${process.env['ENQUIRIES_URL']}/api/inquiries`, { method: 'POST', headers: json, body: enquiry });
  expect(answer.status).toBe(201);
  const price = JSON.stringify({ price: '8500.00' });
  await fetch(`${baseUrl}/api/vehicles/${id}`, { method: 'PATCH', headers: { ...staff, ...json }, body: price });
  await eventually(async () => {
    const { days, prices } = await figuresOf(id);
    expect(days.at(-1)?.enquiries).toBe(before + 1);
    expect(prices.map((one) => one.price)).toEqual(['9000.00', '8500.00']);
  });
});

it('an objection is one cookie that says so, and withdrawing it takes it away', async () => {
  const object = (objection: string) =>
    fetch(`${baseUrl}/visit-counts/objection`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: baseUrl },
      body: `objection=${objection}`,
      redirect: 'manual',
    });
  const yes = await object('yes');
  expect([yes.status, yes.headers.get('location')]).toEqual([303, '/visit-counts?done=off']);
  expect(yes.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^forecourt_uncounted=1; Path=\/; Max-Age=34560000; HttpOnly/),
  ]);
  const shown = async (query: string, headers: Record<string, string> = {}) => {
    const { status, headers: answer } = await fetch(`${baseUrl}/visit-counts${query}`, { headers, redirect: 'manual' });
    return [status, answer.get('location')];
  };
  const cookie = 'forecourt_uncounted=1';
  // Whatever an address claims, it leads to what is so.
  expect(await shown('?done=off')).toEqual([303, '/visit-counts']);
  expect(await shown('?done=on', { cookie })).toEqual([303, '/visit-counts?done=off']);
  expect(await shown('', { cookie })).toEqual([303, '/visit-counts?done=off']);
  expect(await shown('?done=off', { cookie })).toEqual([200, null]);
  expect(await shown('?done=on', { dnt: '1' })).toEqual([303, '/visit-counts?done=browser']);
  expect(await shown('?done=browser', { 'sec-gpc': '1' })).toEqual([200, null]);
  expect(await shown('?done=on')).toEqual([200, null]);
  expect(await shown('')).toEqual([200, null]);
  const no = await object('no');
  expect(no.headers.getSetCookie()).toEqual([expect.stringMatching(/^forecourt_uncounted=; Path=\/; Max-Age=0/)]);
});

it.each([
  [403, { 'sec-fetch-site': 'cross-site' }, { vehicleId: 1, kind: 'views' }],
  [400, {}, { vehicleId: 1, kind: 'bought' }],
  [400, {}, { vehicleId: -1, kind: 'views' }],
  [400, {}, { vehicleId: 1, kind: 'views', who: 'Ada' }],
])('answers %d to what is no visit of this site: %j, %j', async (status, headers, visit) => {
  const answer = await fetch(`${baseUrl}/visits`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(visit),
  });
  expect(answer.status).toBe(status);
});
