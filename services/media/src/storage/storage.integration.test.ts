import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { demoPicture } from '../testing/demo-picture.ts';
import { startMedia } from '../testing/running-media.ts';

describe('the service on an S3 store', () => {
  it('makes its bucket, stores, serves and renders; and is not ready once the store is gone', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'forecourt-s3-'));
    const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory });
    const { port } = await server.run();
    const media = await startMedia({ MINIO_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures` });
    try {
      expect((await fetch(`${media.managementUrl}/health/ready`)).status).toBe(200);
      const path = await media.store(await demoPicture('v03-front'));
      expect((await media.get(path)).headers.get('content-type')).toBe('image/jpeg');
      expect((await media.get(`/img?src=${path}&w=320&fmt=webp`)).status).toBe(200);

      await server.close();
      expect((await fetch(`${media.managementUrl}/health/ready`)).status).toBe(503);
      const refused = await media.get(path);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await media.get(`/img?src=${path}&w=320&fmt=webp`)).status).toBe(200);
    } finally {
      await media.close();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
