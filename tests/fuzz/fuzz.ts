import fc from 'fast-check';
import { faultOf, MAX_MS } from './judge.ts';
import { type HostileRequest, hostileRequest, TOKEN } from './requests.ts';
import { exchange } from './wire.ts';

export interface FuzzPlan {
  readonly seed: number;
  readonly requests: number;
  /** Also sends requests through the edge; otherwise they are generated and skipped, so that the numbering stays the same. */
  readonly edge: boolean;
  /** Stops after this many seconds. */
  readonly seconds: number;
  /** Sends only the request with this number. */
  readonly only?: number | undefined;
}

/** A kind of fault, with the first request that caused it. */
export interface Fault {
  readonly what: string;
  readonly number: number;
  readonly request: string;
  readonly times: number;
}

export interface FuzzReport {
  readonly sent: number;
  /** Number of answers by status; 0 if the connection was closed instead. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly Fault[];
}

const PATIENCE_MS = 5_000;
/** A slow answer is retried: on a busy machine it is late now and then, but a request that hangs does so each time. */
const ATTEMPTS_IF_LATE = 3;

/** Sends requests generated from the seed, one after the other, and judges the answers. */
export const fuzz = async ({ seed, requests, edge, seconds, only }: FuzzPlan): Promise<FuzzReport> => {
  const statuses = new Map<number, number>();
  const faults = new Map<string, Fault>();
  let number = only ?? 0;
  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const at = number;
    number += 1;
    if (request.through === 'edge' && !edge) return;
    const { fault, status } = await judged(request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (fault !== null) {
      const what = `${request.route.method} ${request.route.path} ${fault}`;
      const first = faults.get(what) ?? { what, number: at, request: shown(request), times: 0 };
      faults.set(what, { ...first, times: first.times + 1 });
    }
  });
  await fc.assert(property, {
    seed,
    numRuns: only === undefined ? requests : 1,
    ...(only !== undefined && { path: String(only) }),
    endOnFailure: true,
    interruptAfterTimeLimit: seconds * 1_000,
    markInterruptAsFailure: false,
  });
  return { sent: [...statuses.values()].reduce((sum, times) => sum + times, 0), statuses, faults: [...faults.values()] };
};

const judged = async (request: HostileRequest): Promise<{ fault: string | null; status: number }> => {
  const address = setting(request.through === 'edge' ? 'BASE_URL' : `${request.route.service.toUpperCase()}_URL`);
  const bytes = withToken(request.bytes);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await exchange(address, { bytes, halfClose: request.halfClose }, PATIENCE_MS, request.method === 'HEAD');
    const isLate = outcome === null || outcome.milliseconds > MAX_MS;
    if (isLate && attempt < ATTEMPTS_IF_LATE) continue;
    return { fault: faultOf(request, outcome), status: outcome?.answer?.status ?? 0 };
  }
};

const withToken = (bytes: Buffer): Buffer => {
  const at = bytes.indexOf(TOKEN);
  if (at < 0) return bytes;
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(setting('STAFF_TOKEN')), bytes.subarray(at + TOKEN.length)]);
};

const shown = ({ through, bytes, halfClose }: HostileRequest): string => {
  const text = JSON.stringify(bytes.subarray(0, 1_500).toString('latin1'));
  return `to the ${through}: ${text}${bytes.length > 1_500 ? ` … ${bytes.length} bytes` : ''}${halfClose ? ', then half-closed' : ''}`;
};

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run this beside a system, with 'npm run fuzz'.`);
  return value;
};

/** A readable report, with the command that repeats each faulty request. */
export const describeReport = ({ sent, statuses, faults }: FuzzReport, seed: number): string =>
  [
    `${sent} requests of seed ${seed}; answers by status: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status || 'none'} × ${times}`)
      .join(', ')}`,
    ...faults.map(
      ({ what, times, number, request }) =>
        `\n${what} (${times} times)\n  again: npm run fuzz -- --seed ${seed} --only ${number}\n  ${request}`,
    ),
  ].join('\n');
