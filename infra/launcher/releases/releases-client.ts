import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Build,
  NEXT_CURSOR_HEADER,
  type NewRelease,
  type PreviewLink,
  type PreviewRequest,
  type Problem,
  type ReleaseChange,
  type ReleaseOverview,
  type ReleaseState,
  type Rollback,
} from '@forecourt/contracts';
import { Failure } from '../failure.ts';
import { signStaffToken } from '../staff/staff-token.ts';

/** A release that the service refuses; `code` as in its problem: "RELEASES.LOCKED". */
export class ReleaseRefused extends Failure {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface ReleasesClientOptions {
  /** Address of the releases service. */
  readonly url: string;
  readonly tokenPrivateKey: string;
  /** How long a service that is starting is waited for, in seconds. */
  readonly patience: number;
}

/** The releases service, called as the operator. */
export class ReleasesClient {
  constructor(private readonly options: ReleasesClientOptions) {}

  async states(): Promise<ReleaseOverview[]> {
    return this.call('GET', '');
  }

  /** The state of one micro-frontend; undefined before its first release. */
  async state(name: string): Promise<ReleaseOverview | undefined> {
    return (await this.states()).find((state) => state.name === name);
  }

  /** @param serial of the state that was seen, 0 before the first release. */
  async release(
    { name, version, manifest }: Build,
    serial: number,
    more: Pick<NewRelease, 'reason' | 'canary'> = {},
  ): Promise<ReleaseState> {
    return this.call('POST', `/${name}`, { version, manifest, serial, ...more });
  }

  async rollBack(name: string, rollback: Rollback): Promise<ReleaseState> {
    return this.call('POST', `/${name}/rollback`, rollback);
  }

  async preview(name: string, release: PreviewRequest): Promise<PreviewLink> {
    return this.call('POST', `/${name}/preview`, release);
  }

  async lock(name: string, reason: string): Promise<ReleaseState> {
    return this.call('POST', `/${name}/lock`, { reason });
  }

  async unlock(name: string): Promise<ReleaseState> {
    return this.call('POST', `/${name}/unlock`, {});
  }

  /** Newest first. */
  async *history(name: string): AsyncGenerator<ReleaseChange> {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await this.ask('GET', `/${name}/history${cursor && `?cursor=${cursor}`}`);
      yield* (await page.json()) as ReleaseChange[];
      cursor = page.headers.get(NEXT_CURSOR_HEADER);
    }
  }

  private async call<Answer>(...call: Parameters<ReleasesClient['ask']>): Promise<Answer> {
    return (await (await this.ask(...call)).json()) as Answer;
  }

  /** @throws {ReleaseRefused} with what the service says. */
  private async ask(method: string, path: string, body?: object): Promise<Response> {
    const { url, tokenPrivateKey } = this.options;
    const request: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${await signStaffToken(tokenPrivateKey)}`,
        // The same for each attempt: what was done and not answered is not done twice.
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const response = await this.patiently(() => fetch(`${url}/api/releases${path}`, request));
    if (response.ok) return response;
    const { code, detail, errors } = (await response.json()) as Problem;
    throw new ReleaseRefused(code, errors?.[0]?.message ?? detail);
  }

  /** Tries again while the service does not answer, or cannot yet. */
  private async patiently(ask: () => Promise<Response>): Promise<Response> {
    const deadline = Date.now() + this.options.patience * 1_000;
    for (;;) {
      const response = await ask().catch((error: Error) => error);
      const isOver = Date.now() > deadline;
      if (response instanceof Error) {
        if (isOver) throw new Failure(`The releases service does not answer: ${response.message}.`);
      } else if (response.status !== 503 || isOver) return response;
      await delay(250);
    }
  }
}
