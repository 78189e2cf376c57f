import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StandInStock } from '@forecourt/service-kit/testing';
import { OwnNats, someVehicle } from '@forecourt/testing';
import { SocialDatabase, SocialProcess } from '../testing/social-process.ts';

let nats: OwnNats;
let inventory: StandInStock;
let database: SocialDatabase;
let social: SocialProcess;
let folder: string;

beforeAll(async () => {
  nats = await OwnNats.start();
  inventory = await StandInStock.on(nats.url);
  database = await SocialDatabase.create();
  folder = await mkdtemp(join(tmpdir(), 'social-'));
  social = await SocialProcess.start({ DATABASE_URL: database.url, NATS_URL: nats.url, SOCIAL_DIR: folder });
});
afterAll(async () => {
  await social.stop();
  await inventory.stop();
  await nats.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const post = (vehicleId: number) => social.publish({ vehicleId, platform: 'facebook', content: 'A fine van.' });

it('posts about a van whose event has not arrived yet', async () => {
  inventory.have(someVehicle({ id: 1 }));
  expect(await post(1)).toMatchObject({ status: 201, body: { vehicleId: 1, state: 'published' } });
});

it('posts about a restored van whose event has not arrived yet', async () => {
  const van = someVehicle({ id: 2 });
  await database.stock(van);
  await database.rows('UPDATE vehicle SET is_removed = true WHERE id = 2');
  inventory.have(van);
  expect((await post(2)).status).toBe(201);
});

it('answers 404 for a removed van, whose history stays, and for one that never existed', async () => {
  await database.stock(someVehicle({ id: 3 }));
  expect((await post(3)).status).toBe(201);
  await database.rows('UPDATE vehicle SET is_removed = true WHERE id = 3');
  expect(await post(3)).toMatchObject({ status: 404, body: { code: 'SOCIAL.VEHICLE_NOT_FOUND' } });
  expect((await social.history(3)).posts).toHaveLength(1);
  expect(await post(999_999)).toMatchObject({ status: 404, body: { detail: 'There is no vehicle 999999 in stock.' } });
});

it('answers 503 with Retry-After rather than 404 while inventory does not answer', async () => {
  inventory.isSilent = true;
  const unanswered = await post(4);
  await inventory.stop();
  const unheard = await post(4);
  for (const { status, headers, body } of [unanswered, unheard]) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'SERVICE.STOCK_UNAVAILABLE', '5']);
  }
});
