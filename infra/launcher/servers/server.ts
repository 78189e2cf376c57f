import type { Start } from '../processes/supervised.ts';

/** Where a server of this launcher keeps its files and which port it takes. */
export interface ServerPlace {
  /** Its own data directory. */
  data: string;
  /** Its log file. */
  log: string;
  port: number;
  /** Where programs unpacked for this machine are kept. */
  cache: string;
  /** True for test runs, whose data need not survive a power cut. */
  disposable: boolean;
}

export interface Server {
  url: string;
  start: Start;
}
