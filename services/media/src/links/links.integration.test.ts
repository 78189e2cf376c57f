import {
  type LinkedPicture,
  type PicturesCopiedV1,
  picturesCopiedV1,
  vehicleRemovedV1,
  vehicleUpdatedV1,
} from '@forecourt/contracts';
import { NatsLink } from '@forecourt/server-kit';
import { OwnNats, someVehicle } from '@forecourt/testing';
import type { Subscription } from '@nats-io/transport-node';
import { demoPicture } from '../testing/demo-picture.ts';
import { bomb } from '../testing/hostile-files.ts';
import { OtherSite } from '../testing/other-site.ts';
import { publishEvent } from '../testing/publish-event.ts';
import { type RunningMedia, startMedia } from '../testing/running-media.ts';
import { until } from '../testing/until.ts';
import { SweepUnused } from '../usage/sweep-unused.ts';

const HOUR = 3_600_000;

let nats: OwnNats;
let media: RunningMedia;
let site: OtherSite;
let announced: Subscription;
const told: PicturesCopiedV1[] = [];
let photograph: Buffer;
let vehicleId = 0;
const versions = new Map<number, number>();

beforeAll(async () => {
  nats = await OwnNats.start();
  media = await startMedia({ NATS_URL: nats.url, PICTURES_FROM_LOOPBACK: 'true' });
  photograph = await demoPicture('v05-front');
  const { connection } = await media.app.get(NatsLink).handle;
  announced = connection.subscribe(picturesCopiedV1.type);
  void (async () => {
    for await (const message of announced) told.push(picturesCopiedV1.schema.parse(message.json()));
  })();
});
beforeEach(async () => {
  site = await OtherSite.start();
  vehicleId += 1;
});
afterEach(async () => {
  await site.stop();
});
afterAll(async () => {
  announced?.unsubscribe();
  await media?.close();
  await nats?.stop();
});

/** A van is saved with these pictures. */
const saved = async (images: string[], id = vehicleId): Promise<void> => {
  const version = (versions.get(id) ?? 0) + 1;
  versions.set(id, version);
  const vehicle = someVehicle({ id, version, images, imageUrl: images[0] ?? null, imageGallery: images.slice(1) });
  await publishEvent(media, { type: vehicleUpdatedV1.type, vehicleId: id, version, data: { vehicle } });
};
const toldOf = (id = vehicleId) => told.filter(({ data }) => data.vehicleId === id);
const copiesOf = (id = vehicleId) =>
  until(async () => {
    const [event] = toldOf(id);
    return event?.data.copies && new Map(event.data.copies.map(({ address, path }) => [address, path]));
  });
const troubles = async (id = vehicleId): Promise<LinkedPicture[]> =>
  JSON.parse(
    (await media.get(`/api/objects/links?vehicleId=${id}`, { authorization: `Bearer ${media.token()}` })).bytes.toString(),
  );
const trouble = (id = vehicleId) => until(async () => (await troubles(id))[0]);
/** As if the time to try again had come. */
const nextTry = (address: string) =>
  media.database.query('UPDATE linked_picture SET next_try_at = now() WHERE address = $1 AND next_try_at IS NOT NULL', [address]);
const sweepAfter = (hours: number) => media.app.get(SweepUnused).sweep(new Date(Date.now() + hours * HOUR));

describe('pictures of a van on another site', () => {
  it('are copied as uploads are, and told together in one event', async () => {
    const [front, side] = [site.picture('/1.jpg', photograph), site.picture('/2.jpg', await demoPicture('v05-side'))];
    const own = await media.store(photograph);
    await saved([front, own, side]);
    const copies = await copiesOf();
    expect([...copies.keys()].toSorted()).toEqual([front, side]);
    const [copy, uploaded] = [await media.get(copies.get(front) ?? ''), await media.get(own)];
    expect(copy.headers.get('etag')).toBe(uploaded.headers.get('etag'));
    expect(copy.headers.get('content-type')).toBe('image/jpeg');
    expect((await media.get(`/img?src=${copies.get(side)}&w=640&fmt=webp`)).status).toBe(200);
    expect(toldOf()).toHaveLength(1);
    expect(await troubles()).toEqual([]);
  });

  it('are fetched once, however many vans show one and however often they are saved', async () => {
    const address = site.picture('/shared.jpg', photograph);
    const other = vehicleId + 1_000;
    await Promise.all([saved([address]), saved([address], other)]);
    const [copies, others] = [await copiesOf(), await copiesOf(other)];
    expect(others.get(address)).toBe(copies.get(address));
    await saved([address]);
    // Told again, because the van shows the address still.
    await until(async () => (toldOf().length > 1 ? true : undefined));
    expect(site.asked('/shared.jpg')).toBe(1);
  });

  it('are kept although no van names the copy yet, and deleted a day after the last one does', async () => {
    const address = site.picture('/kept.jpg', photograph);
    await saved([address]);
    const path = (await copiesOf()).get(address) ?? '';
    await sweepAfter(100);
    expect((await media.get(path)).status).toBe(200);
    await saved([path]);
    await sweepAfter(200);
    expect((await media.get(path)).status).toBe(200);
    await saved([]);
    await sweepAfter(300);
    await sweepAfter(325);
    expect((await media.get(path)).status).toBe(404);
    // The same address again is fetched again.
    await saved([address]);
    await until(async () => (site.asked('/kept.jpg') === 2 ? true : undefined));
  });
});

describe('a picture that cannot be copied', () => {
  it.each<[string, (path: string) => string, string]>([
    ['is missing', (path) => `http://127.0.0.1:${site.port}${path}`, 'The other website answers with the code 404.'],
    [
      'is a page that says it is a picture',
      (path) => site.picture(path, Buffer.from('<!doctype html><script>alert(1)</script>')),
      'The file is not a picture. Choose a JPEG, PNG, WebP or AVIF picture.',
    ],
    ['has too many pixels', (path) => site.picture(path, bomb(50_000, 50_000)), 'The picture is 50000 × 50000 pixels'],
    ['is cut short', (path) => site.picture(path, photograph.subarray(0, 9_000)), 'The file is damaged or incomplete.'],
    [
      'leads to an address within',
      (path) => site.shows(path, (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()),
      'Its address is not one of the public web.',
    ],
  ])('because it %s stays linked, and staff are told why', async (_why, show, says) => {
    const [good, bad] = [site.picture('/good.jpg', photograph), show('/bad.jpg')];
    await saved([bad, good]);
    // The others are copied all the same.
    expect([...(await copiesOf()).keys()]).toEqual([good]);
    expect(await troubles()).toEqual([{ vehicleId, address: bad, says: expect.stringContaining(says), isTriedAgain: true }]);
  });

  it('is copied once the other site answers again', async () => {
    let isDown = true;
    const address = site.shows('/again.jpg', (_request, response) => {
      if (isDown) response.writeHead(503).end();
      else response.end(photograph);
    });
    await saved([address]);
    expect(await trouble()).toMatchObject({ says: 'The other website answers with the code 503.', isTriedAgain: true });
    isDown = false;
    await nextTry(address);
    expect([...(await copiesOf()).keys()]).toEqual([address]);
    expect(await troubles()).toEqual([]);
  });

  it('is tried six times, and anew when its van is saved', async () => {
    const address = `http://127.0.0.1:${site.port}/never.jpg`;
    await saved([address]);
    await trouble();
    for (let tries = 2; tries <= 6; tries += 1) {
      expect(await trouble()).toMatchObject({ isTriedAgain: true });
      await nextTry(address);
      await until(async () => (site.asked('/never.jpg') === tries ? true : undefined));
      await until(async () => ((await isSettled(address)) ? true : undefined));
    }
    expect(await trouble()).toMatchObject({ isTriedAgain: false });
    await saved([address]);
    await until(async () => (site.asked('/never.jpg') === 7 ? true : undefined));
  });

  it('is not tried any more once no van shows it', async () => {
    const address = `http://127.0.0.1:${site.port}/gone.jpg`;
    await saved([address]);
    await trouble();
    await publishEvent(media, { type: vehicleRemovedV1.type, vehicleId, version: 9, data: { vehicleId } });
    expect(await troubles()).toEqual([]);
    await sweepAfter(0);
    expect(await media.database.query('SELECT 1 FROM linked_picture WHERE address = $1', [address])).toEqual([]);
  });

  it('whose copying was cut off, as by a killed process, is fetched by the next', async () => {
    const address = site.picture('/cut.jpg', photograph);
    // What a process leaves that has claimed it and died.
    await media.database.query(
      `INSERT INTO linked_picture (address, attempts, next_try_at) VALUES ($1, 1, now() + interval '5 minutes')`,
      [address],
    );
    await saved([address]);
    expect(site.asked('/cut.jpg')).toBe(0);
    await media.database.query('UPDATE linked_picture SET next_try_at = now() WHERE address = $1', [address]);
    expect((await copiesOf()).has(address)).toBe(true);
  });
});

/** The last try has ended: the next one is not within its lease. */
const isSettled = async (address: string): Promise<boolean> => {
  const [row] = await media.database.query(
    `SELECT next_try_at IS NULL OR next_try_at > now() + interval '5 minutes' OR next_try_at < now() + interval '2 minutes' AS settled
     FROM linked_picture WHERE address = $1`,
    [address],
  );
  return row.settled;
};

describe('the list of pictures that could not be copied', () => {
  it('is for staff', async () => {
    expect((await media.get('/api/objects/links')).status).toBe(401);
  });
});
