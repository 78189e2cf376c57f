import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedUploadSchema, uploadTicketSchema } from '@forecourt/contracts';
import { createService } from '@forecourt/service-kit';
import { createStaffTokens, createThrowAwayDatabase, sayRevocationsAreKnown } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module.ts';
import { ImageCache } from '../renderings/image-cache.ts';

// Read once, because each start overwrites the variable with its own database.
const DATABASE_SERVER = serverUrl('DATABASE_URL');
const staff = createStaffTokens();

export type RunningMedia = Awaited<ReturnType<typeof startMedia>>;

/** The whole service with its own database and folder, on the environment's NATS and Redis. */
export const startMedia = async (environment: Readonly<Record<string, string>> = {}) => {
  const database = await createThrowAwayDatabase(DATABASE_SERVER);
  const objects = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
  Object.assign(process.env, {
    PORT: '0',
    HOST: '127.0.0.1',
    JWT_PUBLIC_KEY: staff.publicKey,
    UPLOAD_SECRET: randomUUID(),
    OBJECTS_DIR: objects,
    MINIO_URL: '',
    MINIO_PUBLIC_URL: '',
    ...environment,
    DATABASE_URL: database.url,
  });
  await sayRevocationsAreKnown(serverUrl('REDIS_URL'));
  const { app, url, managementUrl, stop } = await createService({ name: 'media', module: AppModule, front: ImageCache });

  /** An upload URL, as staff get it. */
  const uploadUrl = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/objects/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.sign()}` },
    });
    const { uploadURL } = uploadTicketSchema.parse(await answer.json());
    return new URL(uploadURL, url).href;
  };
  const put = (address: string, body: Buffer, contentType = 'image/jpeg'): Promise<Response> =>
    fetch(address, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': contentType } });
  /** Stores a picture; resolves to its path. */
  const store = async (picture: Buffer): Promise<string> => {
    const answer = await put(await uploadUrl(), picture);
    if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`);
    return storedUploadSchema.parse(await answer.json()).path;
  };
  /** Reads the whole answer, because the service does not stop while one is being sent. */
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${url}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const close = async (): Promise<void> => {
    await stop();
    await database.drop();
    await rm(objects, { recursive: true, force: true });
  };
  const token = () => staff.sign();
  return { app, url, managementUrl, objects, database: app.get(DataSource), token, uploadUrl, put, store, get, close };
};
