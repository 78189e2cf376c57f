declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** A small S3 server for tests; the package has no types of its own. */
  class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export = S3rver;
}
