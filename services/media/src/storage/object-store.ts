import type { Readable } from 'node:stream';

/** Injection token of the store that the settings select. */
export const OBJECT_STORE = Symbol('ObjectStore');

/**
 * Stores pictures: objects of at most a few megabytes under keys that this service generates. An object is complete or
 * absent, never half written. Every method throws a 503 problem when the store cannot be reached.
 */
export interface ObjectStore {
  /** Durable once it resolves; replaces any object with the same key. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** `undefined` if there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Like `get`, but streamed, for objects of any size. The caller destroys the body. */
  open(key: string): Promise<OpenObject | undefined>;
  /**
   * A URL to which a client may PUT this object straight into the store for so many seconds; `null` if clients cannot reach
   * the store. What arrives is unchecked, even its size.
   */
  uploadUrl(key: string, seconds: number): Promise<string | null>;
  /** Succeeds if there is no such object. */
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

/** Prevents path traversal: each segment starts with a letter or digit, so never with a dot. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`"${key}" is not an object key`);
  return key;
};
