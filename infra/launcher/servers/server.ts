import type { Start } from '../processes/supervised.ts';

/** Where a server keeps its files, and its port. */
export interface ServerPlace {
  data: string;
  log: string;
  port: number;
  /** Programs unpacked for this machine. */
  cache: string;
  /** True for test runs, whose data need not survive a power cut. */
  disposable: boolean;
}

export interface Server {
  url: string;
  start: Start;
}
