import type { Readable } from 'node:stream';

/** The injection token of the one store that the settings choose. */
export const OBJECT_STORE = Symbol('ObjectStore');

/**
 * Where pictures lie: whole objects of at most a few megabytes under keys this service makes itself. An object under a
 * key is complete or absent, never half written. Every method throws a 503 problem when the store cannot be reached.
 */
export interface ObjectStore {
  /** Durable once it resolves; replaces what lay under the key. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** `undefined` where there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** As `get`, for what need not be small. `undefined` where there is no such object; the caller destroys the body. */
  open(key: string): Promise<OpenObject | undefined>;
  /**
   * A URL to which a client may send this object by PUT, straight into the store, for so many seconds; `null` where clients
   * do not reach the store. Nothing is known of what arrives there, not even its size.
   */
  uploadUrl(key: string, seconds: number): Promise<string | null>;
  /** No error where there is no such object. */
  remove(key: string): Promise<void>;
  /** Removes every object below `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** Resolves when objects can be written. */
  ready(): Promise<void>;
}

export interface OpenObject {
  /** Bytes. */
  readonly size: number;
  readonly body: Readable;
}

const KEY = /^(?:[a-z0-9][a-z0-9.-]*\/)*[a-z0-9][a-z0-9.-]*$/;

/** Refuses anything that could leave the store's folder: each segment starts with a letter or digit, so never with a dot. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`"${key}" is not an object key`);
  return key;
};
