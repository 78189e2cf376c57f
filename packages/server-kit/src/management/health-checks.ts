import { withDeadline } from '../problems/with-deadline.ts';

/** Something a service stands on. It is `required` when no request can be answered without it. */
export interface HealthCheck {
  readonly name: string;
  readonly required: boolean;
  /** Rejects when the thing does not work. */
  readonly check: () => Promise<unknown>;
}

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'unavailable' | 'stopping';
  readonly checks: Readonly<Record<string, 'up' | 'down'>>;
}

/** A store that does not answer within this time counts as down, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000;

const answers = ({ check }: HealthCheck): Promise<boolean> =>
  withDeadline(check(), CHECK_TIMEOUT_MS).then(
    () => true,
    () => false,
  );

/** What `/health/ready` asks. */
export class HealthChecks {
  private readonly checks: HealthCheck[] = [];
  private stopping = false;

  add(check: HealthCheck): void {
    this.checks.push(check);
  }

  /** From here on the service says it is not ready, so that no new requests are sent to it. */
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
