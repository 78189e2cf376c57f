import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { DiskObjectStore } from './disk-object-store.ts';
import { MinioObjectStore } from './minio-object-store.ts';
import type { ObjectStore } from './object-store.ts';

interface Partner {
  readonly store: ObjectStore;
  /** Makes the storage unreachable. */
  readonly breakDown: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const onDisk = async (): Promise<Partner> => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-store-'));
  const close = () => rm(folder, { recursive: true, force: true });
  const store = new DiskObjectStore(join(folder, 'objects'));
  return {
    store,
    breakDown: async () => {
      await close();
      // A file where the folder should be.
      await writeFile(folder, '');
    },
    close,
  };
};

interface PartnerInS3 extends Partner {
  /** The same store, where clients reach it. */
  readonly reachable: ObjectStore;
}

const inS3 = async (): Promise<PartnerInS3> => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-s3-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder });
  const { port }: AddressInfo = await server.run();
  const stop = () => server.close().catch(() => undefined);
  const url = new URL(`http://S3RVER:S3RVER@127.0.0.1:${port}/pictures`);
  return {
    store: new MinioObjectStore(url, null),
    reachable: new MinioObjectStore(url, new URL(`http://localhost:${port}`)),
    breakDown: stop,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

describe.each<[string, () => Promise<Partner>]>([
  ['disk', onDisk],
  ['S3', inS3],
])('objects on %s', (_where, start) => {
  let partner: Partner;
  let store: ObjectStore;
  beforeEach(async () => {
    partner = await start();
    store = partner.store;
    await store.ready();
  });
  afterEach(() => partner.close());

  it('are read as they were written', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, index) => index % 251));
    await store.put('uploads/one', bytes);
    expect(await store.get('uploads/one')).toEqual(bytes);
  });

  it('are streamed, with their size known in advance', async () => {
    const bytes = Buffer.alloc(300_000, 7);
    await store.put('uploads/one', bytes);
    const opened = await store.open('uploads/one');
    expect(opened!.size).toBe(bytes.length);
    expect(await buffer(opened!.body)).toEqual(bytes);
  });

  it('have no upload URL where clients do not reach the store', async () => {
    expect(await store.uploadUrl('incoming/one', 900)).toBeNull();
  });

  it('are replaced as a whole', async () => {
    await store.put('uploads/one', Buffer.from('a long first object'));
    await store.put('uploads/one', Buffer.from('second'));
    expect(await store.get('uploads/one')).toEqual(Buffer.from('second'));
  });

  it('that do not exist are undefined, and removing them is no error', async () => {
    expect(await store.get('uploads/none')).toBeUndefined();
    expect(await store.open('uploads/none')).toBeUndefined();
    await store.remove('uploads/none');
    await store.removeFolder('renderings/none');
  });

  it('are gone once removed', async () => {
    await store.put('uploads/one', Buffer.from('one'));
    await store.remove('uploads/one');
    expect(await store.get('uploads/one')).toBeUndefined();
  });

  it('are removed by folder, and only in that folder', async () => {
    for (const key of ['renderings/aa/320.webp', 'renderings/aa/640.avif', 'renderings/aab/320.webp']) {
      await store.put(key, Buffer.from(key));
    }
    await store.removeFolder('renderings/aa');
    expect(await store.get('renderings/aa/320.webp')).toBeUndefined();
    expect(await store.get('renderings/aa/640.avif')).toBeUndefined();
    expect(await store.get('renderings/aab/320.webp')).toEqual(Buffer.from('renderings/aab/320.webp'));
  });

  it.each([
    '../outside',
    'uploads/../../outside',
    '/etc/passwd',
    'uploads/.hidden',
    'uploads//one',
    'uploads/one/',
    'uploads\\one',
    '',
  ])('cannot have the key %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('is not an object key');
    await expect(store.get(key)).rejects.toThrow('is not an object key');
    await expect(store.remove(key)).rejects.toThrow('is not an object key');
    await expect(store.open(key)).rejects.toThrow('is not an object key');
    await expect(store.uploadUrl(key, 900)).rejects.toThrow('is not an object key');
    await expect(store.removeFolder(key)).rejects.toThrow('is not an object key');
  });

  it('are answered with 503 while the store cannot be reached', async () => {
    await store.put('uploads/one', Buffer.from('one'));
    await partner.breakDown();
    const unavailable = { status: 503, code: 'MEDIA.STORE_UNAVAILABLE' };
    await expect(store.put('uploads/two', Buffer.from('two'))).rejects.toMatchObject(unavailable);
    await expect(store.get('uploads/one')).rejects.toMatchObject(unavailable);
    await expect(store.open('uploads/one')).rejects.toMatchObject(unavailable);
    await expect(store.ready()).rejects.toMatchObject(unavailable);
  });
});

describe('objects on disk', () => {
  it('are never half written, however many write and read one at the same time', async () => {
    // S3 promises this too, but the test partner writes in place.
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-store-'));
    const store = new DiskObjectStore(folder);
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index + 1));
    await store.put('uploads/one', versions[0]!);
    const reads = versions.map(async (bytes) => {
      await store.put('uploads/one', bytes);
      return store.get('uploads/one');
    });
    for (const read of await Promise.all(reads)) expect(versions.some((bytes) => read?.equals(bytes))).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('leave no partial files behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-store-'));
    const store = new DiskObjectStore(folder);
    await store.put('uploads/one', Buffer.from('one'));
    await store.put('uploads/one', Buffer.from('two'));
    await store.ready();
    expect(await readdir(folder)).toEqual(['uploads']);
    expect(await readdir(join(folder, 'uploads'))).toEqual(['one']);
    await rm(folder, { recursive: true });
  });
});

it('clients get a signed upload URL where they reach the store', async () => {
  const { store, reachable, close } = await inS3();
  await store.ready();
  const url = new URL((await reachable.uploadUrl('incoming/one', 900)) ?? '');
  expect(url).toMatchObject({ hostname: 'localhost', pathname: '/pictures/incoming/one' });
  expect(url.searchParams.get('X-Amz-Expires')).toBe('900');
  expect((await fetch(url, { method: 'PUT', body: 'sent by a client' })).status).toBe(200);
  expect(await store.get('incoming/one')).toEqual(Buffer.from('sent by a client'));
  await close();
});
