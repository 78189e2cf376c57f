import { networkOf, ProblemError } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { KnownDevice } from './known-device.ts';
import { RefusedSignIns } from './refused-sign-ins.ts';
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
    private readonly refused: RefusedSignIns,
  ) {}

  async of({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<SignInCaller> {
    const device = await this.devices.recognise(headers.cookie);
    return { id: device ?? networkOf(ip), isKnown: device !== null, device };
  }

  /** Runs a check, unless the caller has to wait, and records a refusal. @param attempt resolves to null if it fails. */
  async guard<Result>(caller: Caller, attempt: () => Promise<Result | null>): Promise<Result | null> {
    const result = await this.limits.guard(caller, attempt).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 429) this.refused.note(caller.id);
      throw error;
    });
    if (result === null) this.refused.note(caller.id);
    return result;
  }
}
