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
  /** No error where there is no such object. */
  remove(key: string): Promise<void>;
  /** Removes every object below `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** Resolves when objects can be written. */
  ready(): Promise<void>;
}

const KEY = /^(?:[a-z0-9][a-z0-9.-]*\/)*[a-z0-9][a-z0-9.-]*$/;

/** Refuses anything that could leave the store's folder: each segment starts with a letter or digit, so never with a dot. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`"${key}" is not an object key`);
  return key;
};
