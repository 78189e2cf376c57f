import { buffer } from 'node:stream/consumers';
import { withDeadline } from '@forecourt/service-kit';
import { Client, S3Error } from 'minio';
import { checkedKey, type ObjectStore } from './object-store.ts';
import { storeUnavailable } from './storage.errors.ts';

/** A picture is a few megabytes: a store that has not answered by then will not. Milliseconds. */
const DEADLINE = 10_000;

/** Objects in a bucket of MinIO, or of anything that speaks S3. */
export class MinioObjectStore implements ObjectStore {
  private readonly client: Client;
  private readonly bucket: string;

  /** @param url `http://key:secret@host:port/bucket` */
  constructor(url: URL) {
    const useSSL = url.protocol === 'https:';
    this.bucket = decodeURIComponent(url.pathname.slice(1));
    this.client = new Client({
      endPoint: url.hostname,
      port: Number(url.port) || (useSSL ? 443 : 80),
      useSSL,
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      // Named, so that the client does not ask for it before its first request.
      region: 'us-east-1',
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await answered(this.client.putObject(this.bucket, checkedKey(key), bytes, bytes.length));
  }

  async get(key: string): Promise<Buffer | undefined> {
    return await answered(this.read(checkedKey(key)));
  }

  async remove(key: string): Promise<void> {
    await answered(this.client.removeObject(this.bucket, checkedKey(key)));
  }

  async removeFolder(folder: string): Promise<void> {
    const names = await answered(this.list(`${checkedKey(folder)}/`));
    await Promise.all(names.map((name) => this.remove(name)));
  }

  /** Also makes the bucket, so that an empty MinIO needs no preparation. */
  async ready(): Promise<void> {
    if (!(await answered(this.client.bucketExists(this.bucket)))) await answered(this.client.makeBucket(this.bucket));
  }

  private async read(key: string): Promise<Buffer | undefined> {
    try {
      return await buffer(await this.client.getObject(this.bucket, key));
    } catch (error) {
      if (error instanceof S3Error && error.code === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  private async list(prefix: string): Promise<string[]> {
    const names: string[] = [];
    for await (const item of this.client.listObjectsV2(this.bucket, prefix, true)) names.push(String(item.name));
    return names;
  }
}

/** The client has no time limit of its own. */
const answered = async <T>(operation: Promise<T>): Promise<T> => {
  try {
    return await withDeadline(operation, DEADLINE);
  } catch (error) {
    throw storeUnavailable(error);
  }
};
