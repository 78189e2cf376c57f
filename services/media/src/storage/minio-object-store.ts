import { buffer } from 'node:stream/consumers';
import { withDeadline } from '@forecourt/server-kit';
import { Client, S3Error } from 'minio';
import { checkedKey, type ObjectStore, type OpenObject } from './object-store.ts';
import { storeUnavailable } from './storage.errors.ts';

/** Milliseconds: ample for a picture of a few megabytes. */
const DEADLINE = 10_000;

/** Keeps objects in a bucket of MinIO or any other S3-compatible store. */
export class MinioObjectStore implements ObjectStore {
  private readonly client: Client;
  /** Signs upload URLs for the public address, because the signature covers the host. */
  private readonly publicClient: Client | null;
  private readonly bucket: string;

  /**
   * @param url `http://key:secret@host:port/bucket`
   * @param publicUrl where clients reach the same store, or null if they cannot
   */
  constructor(url: URL, publicUrl: URL | null) {
    this.bucket = decodeURIComponent(url.pathname.slice(1));
    this.client = clientAt(url, url);
    this.publicClient = publicUrl && clientAt(publicUrl, url);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await answered(this.client.putObject(this.bucket, checkedKey(key), bytes, bytes.length));
  }

  async get(key: string): Promise<Buffer | undefined> {
    return await answered(this.read(checkedKey(key)));
  }

  async open(key: string): Promise<OpenObject | undefined> {
    return await answered(this.start(checkedKey(key)));
  }

  async uploadUrl(key: string, seconds: number): Promise<string | null> {
    const name = checkedKey(key);
    return this.publicClient && (await this.publicClient.presignedPutObject(this.bucket, name, seconds));
  }

  async remove(key: string): Promise<void> {
    await answered(this.client.removeObject(this.bucket, checkedKey(key)));
  }

  async removeFolder(folder: string): Promise<void> {
    const names = await answered(this.list(`${checkedKey(folder)}/`));
    await Promise.all(names.map((name) => this.remove(name)));
  }

  /** Also creates the bucket, so that an empty MinIO needs no preparation. */
  async ready(): Promise<void> {
    if (!(await answered(this.client.bucketExists(this.bucket)))) await answered(this.client.makeBucket(this.bucket));
  }

  private async read(key: string): Promise<Buffer | undefined> {
    try {
      return await buffer(await this.client.getObject(this.bucket, key));
    } catch (error) {
      return absent(error);
    }
  }

  private async start(key: string): Promise<OpenObject | undefined> {
    try {
      const { size } = await this.client.statObject(this.bucket, key);
      return { size, body: await this.client.getObject(this.bucket, key) };
    } catch (error) {
      return absent(error);
    }
  }

  private async list(prefix: string): Promise<string[]> {
    const names: string[] = [];
    for await (const item of this.client.listObjectsV2(this.bucket, prefix, true)) names.push(String(item.name));
    return names;
  }
}

const clientAt = ({ protocol, hostname, port }: URL, { username, password }: URL): Client => {
  const useSSL = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    // Set explicitly, because the client otherwise looks it up before its first request.
    region: 'us-east-1',
  });
};

/** `statObject` reports a missing object as NotFound, `getObject` as NoSuchKey. */
const absent = (error: unknown): undefined => {
  if (error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound')) return undefined;
  throw error;
};

/** The client has no time limit of its own. */
const answered = async <T>(operation: Promise<T>): Promise<T> => {
  try {
    return await withDeadline(operation, DEADLINE);
  } catch (error) {
    throw storeUnavailable(error);
  }
};
