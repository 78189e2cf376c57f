import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { incomingObject } from '../images/object-path.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';
import { demoPicture } from '../testing/demo-picture.ts';
import { hostileFiles } from '../testing/hostile-files.ts';
import { type RunningMedia, startMedia } from '../testing/running-media.ts';
import { DirectUploads } from './direct-uploads.ts';

let media: RunningMedia;
let store: ObjectStore;
let photograph: Buffer;
let close: () => Promise<void>;
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-s3-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory });
  const { port } = await server.run();
  media = await startMedia({
    MINIO_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures`,
    MINIO_PUBLIC_URL: `http://localhost:${port}`,
  });
  store = media.app.get<ObjectStore>(OBJECT_STORE);
  // Makes the bucket.
  await store.ready();
  photograph = await demoPicture('v01-front');
  close = async () => {
    await media.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
});
afterAll(() => close());

const keyIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
const pathOf = (url: string): string => `/objects/uploads/${keyIn(url)}`;
/** Uploads a file as a browser does; resolves to its key and path. */
const send = async (body: Buffer): Promise<{ key: string; path: string }> => {
  const url = await media.uploadUrl();
  expect((await media.put(url, body)).status).toBe(200);
  return { key: keyIn(url), path: pathOf(url) };
};
const codeOf = ({ status, bytes }: Awaited<ReturnType<RunningMedia['get']>>) => ({
  status,
  code: JSON.parse(bytes.toString()).code as string,
});
const count = async (table: string, key: string): Promise<number> => {
  const [row] = await media.database.query(`SELECT count(*)::integer AS count FROM ${table} WHERE key = $1`, [key]);
  return row.count;
};

describe('a direct upload', () => {
  it('goes to a URL that the service signed, without passing through the service', async () => {
    const url = new URL(await media.uploadUrl());
    expect(url.host).not.toBe(new URL(media.url).host);
    expect(url.pathname).toMatch(/^\/pictures\/incoming\/[0-9a-f-]{36}$/);
    expect([...url.searchParams.keys()]).toEqual(expect.arrayContaining(['X-Amz-Expires', 'X-Amz-Signature']));
    expect((await media.get(pathOf(url.href))).status).toBe(404);
  });

  it('is imported when it is first asked for, and its original removed', async () => {
    const { key, path } = await send(Buffer.concat([photograph, Buffer.from('<script>alert(1)</script>')]));
    expect(await count('image', key)).toBe(0);
    const answer = await media.get(`/img?src=${path}&w=240&fmt=webp`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const served = await media.get(path);
    expect([served.status, served.bytes.includes('<script>')]).toEqual([200, false]);
    expect(await store.get(incomingObject(key))).toBeUndefined();
    expect(await count('image', key)).toBe(1);
  });

  it('is imported once, however many ask at the same time', async () => {
    const { key, path } = await send(photograph);
    const answers = await Promise.all(Array.from({ length: 8 }, () => media.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await count('image', key)).toBe(1);
  });

  it('does not change when another file is sent to the same URL', async () => {
    const url = await media.uploadUrl();
    await media.put(url, photograph);
    const first = await media.get(pathOf(url));
    await media.put(url, await demoPicture('v02-front'));
    expect((await media.get(pathOf(url))).headers.get('etag')).toBe(first.headers.get('etag'));
  });
});

describe('a direct upload that is refused', () => {
  const refused = async (body: Buffer) => {
    const { key, path } = await send(body);
    const found = codeOf(await media.get(path));
    expect(await store.get(incomingObject(key))).toBeUndefined();
    expect(await count('image', key)).toBe(0);
    expect((await media.get(path)).status).toBe(404);
    return found;
  };

  it.each(hostileFiles)('$what', async ({ make, status, code }) => {
    expect(await refused(await make())).toEqual({ status, code });
  });

  it('is larger than 10 MB, and is not even read', async () => {
    expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual({ status: 413, code: 'MEDIA.FILE_TOO_LARGE' });
  });
});

describe('a direct upload that has not been imported', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000);

  it('is deleted if nobody asked for it and no vehicle names it', async () => {
    const { key, path } = await send(photograph);
    await media.app.get(DirectUploads).forget(new Date(Date.now() - 3_600_000));
    expect(await store.get(incomingObject(key))).toBeDefined();
    await media.app.get(DirectUploads).forget(inAnHour());
    expect(await store.get(incomingObject(key))).toBeUndefined();
    expect([await count('awaited_upload', key), (await media.get(path)).status]).toEqual([0, 404]);
  });

  it('is kept while a vehicle names it', async () => {
    const { key, path } = await send(photograph);
    // An id that no other test uses, because events of all tests arrive here.
    await media.database.query('INSERT INTO vehicle_images (vehicle_id, image_keys) VALUES (2000000001, ARRAY[$1::uuid])', [key]);
    await media.app.get(DirectUploads).forget(inAnHour());
    expect((await media.get(path)).status).toBe(200);
    await media.app.get(DirectUploads).forget(inAnHour());
    expect([await count('awaited_upload', key), (await media.get(path)).status]).toEqual([0, 200]);
  });

  it('is not served under a key that the service did not hand out', async () => {
    const key = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a42';
    await store.put(incomingObject(key), photograph);
    expect((await media.get(`/objects/uploads/${key}`)).status).toBe(404);
  });
});
