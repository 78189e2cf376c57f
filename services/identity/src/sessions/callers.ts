import { networkOf, ProblemError } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { KnownDevice } from './known-device.ts';
import { RefusedSignIns, type Whose } from './refused-sign-ins.ts';
import { type Caller, SignInLimits } from './sign-in-limits.ts';

/** Who tries to sign in. */
export interface SignInCaller extends Caller {
  /** Its id, if the browser has signed in before. */
  readonly device: string | null;
}

/** The two steps of a sign-in count wrong tries alike. */
@Injectable()
export class Callers {
  constructor(
    private readonly limits: SignInLimits,
    private readonly devices: KnownDevice,
    private readonly refusals: RefusedSignIns,
  ) {}

  async of({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<SignInCaller> {
    const device = await this.devices.recognise(headers.cookie);
    return { id: device ?? networkOf(ip), isKnown: device !== null, device };
  }

  /**
   * Runs a check, unless the caller has to wait, and records a refusal.
   * @param attempt resolves to null if it fails. @param whose the id of the account that is tried, if it is known.
   */
  async guard<Result>(caller: Caller, attempt: () => Promise<Result | null>, whose?: Whose): Promise<Result | null> {
    const result = await this.limits.guard(caller, attempt).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 429) this.refused(caller, whose);
      throw error;
    });
    if (result === null) this.refused(caller, whose);
    return result;
  }

  /** Records a refusal. Nobody waits for it. */
  refused({ id }: Caller, whose?: Whose): void {
    this.refusals.note(id, whose);
  }
}
