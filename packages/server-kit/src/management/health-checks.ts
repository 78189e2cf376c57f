import { withDeadline } from '../problems/with-deadline.ts';

/** A dependency of the service; `required` if no request can be answered without it. */
export interface HealthCheck {
  readonly name: string;
  readonly required: boolean;
  /** Rejects if the dependency does not work. */
  readonly check: () => Promise<unknown>;
}

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unavailable' | 'stopping';
  readonly checks: Readonly<Record<string, 'up' | 'down'>>;
}

/** A dependency that does not answer within this time is down, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000;

const answers = ({ check }: HealthCheck): Promise<boolean> =>
  withDeadline(check(), CHECK_TIMEOUT_MS).then(
    () => true,
    () => false,
  );

/** The checks behind `/health/ready`. */
export class HealthChecks {
  private readonly checks: HealthCheck[] = [];
  private stopping = false;

  add(check: HealthCheck): void {
    this.checks.push(check);
  }

  /** Reports the service as not ready from now on, so that it gets no new requests. */
  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async readiness(): Promise<Readiness> {
    const results = await Promise.all(this.checks.map(async (check) => ({ ...check, up: await answers(check) })));
    const checks = Object.fromEntries(results.map(({ name, up }) => [name, up ? ('up' as const) : ('down' as const)]));
    if (this.stopping) return { status: 'stopping', checks };
    if (results.some(({ required, up }) => required && !up)) return { status: 'unavailable', checks };
    return { status: results.every(({ up }) => up) ? 'ready' : 'degraded', checks };
  }
}
