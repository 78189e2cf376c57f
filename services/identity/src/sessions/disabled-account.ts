import { Injectable } from '@nestjs/common';
import { decodeJwt } from 'jose';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from '../accounts/account.entity.ts';
import { SessionEntity } from './session.entity.ts';

/** Tells whoever was logged out why, if their account has been disabled. */
@Injectable()
export class DisabledAccount {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whether the token is of a session of a disabled account. Its signature is not checked: the session's random id is known to nobody
   * who has not had the token.
   * @param authorization "Bearer …".
   */
  async hadToken(authorization: string | undefined): Promise<boolean> {
    const id = sessionIn(authorization?.replace(/^Bearer /i, '') ?? '');
    if (id === null) return false;
    const { manager } = this.dataSource;
    const session = await manager.findOneBy(SessionEntity, { id });
    if (!session?.accountId) return false;
    return manager.existsBy(AccountEntity, { id: session.accountId, isDisabled: true });
  }
}

const sessionIn = (token: string): string | null => {
  try {
    return z.uuid().parse(decodeJwt(token).jti);
  } catch {
    return null;
  }
};
