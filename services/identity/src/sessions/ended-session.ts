import type { SessionEnd } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { decodeJwt } from 'jose';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from '../accounts/account.entity.ts';
import { SessionEntity } from './session.entity.ts';

/** Tells whoever was logged out why. */
@Injectable()
export class EndedSession {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * What ended the session of a token; that the account is disabled comes first. The token's signature is not checked: the session's
   * random id is known to nobody who has not had the token.
   * @param authorization "Bearer …". @returns null if nobody ended it, or the account has been enabled since.
   */
  async endOf(authorization: string | undefined): Promise<SessionEnd | null> {
    const id = sessionIn(authorization?.replace(/^Bearer /i, '') ?? '');
    if (id === null) return null;
    const { manager } = this.dataSource;
    const session = await manager.findOneBy(SessionEntity, { id });
    if (!session?.accountId) return null;
    if (await manager.existsBy(AccountEntity, { id: session.accountId, isDisabled: true })) return 'disabled';
    return session.endedBy === 'disabled' ? null : session.endedBy;
  }
}

const sessionIn = (token: string): string | null => {
  try {
    return z.uuid().parse(decodeJwt(token).jti);
  } catch {
    return null;
  }
};
