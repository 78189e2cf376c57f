import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type VehicleEvent, vehicleAddedV1, vehicleHeldV1, vehicleRemovedV1, vehicleUpdatedV1 } from '@forecourt/contracts';
import { EventContext } from '@forecourt/service-kit';
import { OwnNats, someVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { demoPicture } from '../testing/demo-picture.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { type RunningMedia, startMedia } from '../testing/running-media.ts';
import { until } from '../testing/until.ts';
import { SweepUnused } from './sweep-unused.ts';
import { VehicleEventsController } from './vehicle-events.controller.ts';

const HOUR = 3_600_000;

// Its own, because the media services of other tests would take events from a shared one.
let nats: OwnNats;
let media: RunningMedia;
let photograph: Buffer;
let vehicleId = 0;
beforeAll(async () => {
  nats = await OwnNats.start();
  media = await startMedia({ NATS_URL: nats.url });
  photograph = await demoPicture('v05-front');
});
beforeEach(() => {
  vehicleId += 1;
});
afterAll(async () => {
  await media.close();
  await nats.stop();
});

const publish = (type: string, version: number, data: unknown): Promise<void> =>
  publishEvent(media, { type, vehicleId, version, data });
/** A van as inventory announces it, with these pictures. */
const vehicleWith = (images: string[], version: number) =>
  someVehicle({ id: vehicleId, version, images, imageUrl: images[0] ?? null, imageGallery: images.slice(1) });
const added = (images: string[], version = 1) => publish(vehicleAddedV1.type, version, { vehicle: vehicleWith(images, version) });
const updated = (images: string[], version: number) =>
  publish(vehicleUpdatedV1.type, version, { vehicle: vehicleWith(images, version), changed: ['images'] });
const removed = (version: number) => publish(vehicleRemovedV1.type, version, { vehicleId });
const sweepAfter = (hours: number) => media.app.get(SweepUnused).sweep(new Date(Date.now() + hours * HOUR));
const isThere = async (path: string) => (await media.get(path)).status === 200;
const folderOf = async (path: string): Promise<string> => {
  const [row] = await media.database.query('SELECT sha256 FROM image WHERE key = $1', [path.split('/').at(-1)]);
  return join(media.objects, 'renderings', row.sha256);
};

describe('a picture that no vehicle uses', () => {
  it('is kept for a day, then deleted with its renderings', async () => {
    const path = await media.store(photograph);
    await media.get(`/img?src=${path}&w=160&fmt=webp`);
    const folder = await folderOf(path);
    await sweepAfter(23.9);
    expect(await isThere(path)).toBe(true);
    expect(await sweepAfter(24.1)).toBeGreaterThan(0);
    expect(await isThere(path)).toBe(false);
    expect((await media.get(`/img?src=${path}&w=160&fmt=webp`)).status).toBe(404);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    expect(await readdir(join(media.objects, 'uploads'))).not.toContain(path.split('/').at(-1));
  });

  it('leaves its renderings to another picture with the same content', async () => {
    const [used, unused] = [await media.store(photograph), await media.store(photograph)];
    await media.get(`/img?src=${unused}&w=160&fmt=webp`);
    await added([used]);
    await sweepAfter(25);
    expect([await isThere(used), await isThere(unused)]).toEqual([true, false]);
    expect(await readdir(await folderOf(used))).toContain('160.webp');
  });

  it('is deleted however many there are, and by one replica only', async () => {
    const paths = await Promise.all(Array.from({ length: 25 }, () => media.store(photograph)));
    const swept = await Promise.all([sweepAfter(25), sweepAfter(25), sweepAfter(25)]);
    expect(swept.reduce((sum, deleted) => sum + deleted)).toBeGreaterThanOrEqual(paths.length);
    expect(await Promise.all(paths.map(isThere))).toEqual(paths.map(() => false));
  });
});

describe('a picture that a vehicle uses', () => {
  it('is kept until the vehicle stops using it, and a day more', async () => {
    const [kept, dropped] = [await media.store(photograph), await media.store(photograph)];
    await added([kept, dropped]);
    await sweepAfter(100);
    expect([await isThere(kept), await isThere(dropped)]).toEqual([true, true]);

    await updated([kept], 2);
    await sweepAfter(100);
    expect(await isThere(dropped)).toBe(true);
    await sweepAfter(125);
    expect([await isThere(kept), await isThere(dropped)]).toEqual([true, false]);
  });

  it('is kept while the vehicle is not on the site yet', async () => {
    const path = await media.store(photograph);
    await publish(vehicleHeldV1.type, 1, { vehicle: vehicleWith([path], 1) });
    await sweepAfter(100);
    expect(await isThere(path)).toBe(true);
  });

  it('is deleted 30 days after the vehicle is removed, even if an older update arrives late', async () => {
    const path = await media.store(photograph);
    await added([path], 1);
    await removed(3);
    await updated([path], 2);
    await sweepAfter(30 * 24 - 1);
    await sweepAfter(30 * 24 + 1);
    expect(await isThere(path)).toBe(true);
    await sweepAfter(31 * 24 + 2);
    expect(await isThere(path)).toBe(false);
  });

  it('is kept when the removed vehicle is restored in time', async () => {
    const path = await media.store(photograph);
    await added([path], 1);
    await removed(2);
    await sweepAfter(29 * 24);
    await added([path], 3);
    await sweepAfter(100 * 24);
    expect(await isThere(path)).toBe(true);
  });

  it('is kept for as long as any vehicle uses it', async () => {
    const path = await media.store(photograph);
    await added([path]);
    vehicleId += 1;
    await added([path]);
    await removed(2);
    await sweepAfter(31 * 24);
    await sweepAfter(33 * 24);
    expect(await isThere(path)).toBe(true);
  });

  it('counts as used again from the event on', async () => {
    const path = await media.store(photograph);
    await sweepAfter(23);
    await added([path]);
    await updated([], 2);
    await sweepAfter(23.5);
    await sweepAfter(30);
    expect(await isThere(path)).toBe(true);
  });
});

describe('the picture of a card', () => {
  it('is rendered before anybody asks for it', async () => {
    const [card, other] = [await media.store(await demoPicture('v06-front')), await media.store(await demoPicture('v06-side'))];
    await added([card, other]);
    const folder = await folderOf(card);
    const names = await until(async () => {
      const found = await readdir(folder).catch(() => []);
      // Names that begin with a dot are partial files.
      const finished = found.filter((name) => !name.startsWith('.'));
      return finished.length === 8 ? finished.sort() : undefined;
    });
    expect(names).toEqual(['320.avif', '320.webp', '480.avif', '480.webp', '640.avif', '640.webp', '960.avif', '960.webp']);
    await expect(readdir(await folderOf(other))).rejects.toThrow('ENOENT');
    const answer = await media.get(`/img?src=${card}&w=640`, { accept: 'image/avif,image/webp' });
    expect(answer.headers.get('content-type')).toBe('image/avif');
  });
});

it('uses and links to the same pictures whether events of vans arrive together or one by one', async () => {
  const pictures = [
    ...Array.from({ length: 3 }, () => `/objects/uploads/${randomUUID()}`),
    ...['a', 'b'].map((name) => `https://pictures.invalid/${name}.jpg`),
  ];
  const events = media.app.get(VehicleEventsController);
  const take = (taken: readonly VehicleEvent[]) =>
    media.database.transaction((manager) => events.changed(taken, new EventContext([vehicleUpdatedV1.type, manager])));
  const keptOf = async (first: number) => {
    const mine = `vehicle_id - ${first} AS van FROM`;
    const where = `WHERE vehicle_id BETWEEN ${first} AND ${first + 2} ORDER BY`;
    return {
      images: await media.database.query(
        `SELECT image_keys, removed_at IS NULL AS is_there, ${mine} vehicle_images ${where} van`,
      ),
      links: await media.database.query(`SELECT address, ${mine} vehicle_link ${where} van, address`),
    };
  };
  const change = fc.record({ van: fc.nat(2), images: fc.option(fc.uniqueArray(fc.constantFrom(...pictures), { maxLength: 4 })) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
      const eventsFrom = (first: number): VehicleEvent[] =>
        changes.map(({ van, images }, place) => {
          const id = first + van;
          const origin = { id: randomUUID(), correlationId: 'pictures', causationId: null, occurredAt: new Date().toISOString() };
          const envelope = { ...origin, entityId: String(id), entityVersion: place + 1 };
          if (images === null) return { ...envelope, type: vehicleRemovedV1.type, data: { vehicleId: id } };
          const vehicle = { ...someVehicle({ id }), images, imageUrl: null, imageGallery: [] };
          return { ...envelope, type: vehicleUpdatedV1.type, data: { vehicle, changed: ['images'] } };
        });
      await take(eventsFrom(8_000));
      for (const event of eventsFrom(9_000)) await take([event]);
      expect(await keptOf(8_000)).toEqual(await keptOf(9_000));
    }),
    { numRuns: 30 },
  );
});
