import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface LoadOptions {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lua source for requests that differ from each other. */
  readonly script?: string;
}

/** Sends requests to one URL with wrk and returns successful requests per second; any error response fails the measurement. */
export async function requestsPerSecond({ url, seconds, connections, headers = {}, script }: LoadOptions): Promise<number> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const scriptArgs = script === undefined ? [] : ['-s', script];
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...headerArgs, ...scriptArgs, url]);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (rate === undefined || failures !== undefined) throw new Error(`wrk on ${url} did not measure clean answers:\n${stdout}`);
  return Number(rate);
}
