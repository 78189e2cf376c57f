import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PasskeyEntity, type PasskeyRow } from './passkey.entity.ts';

/** The passkeys of all accounts. */
@Injectable()
export class Passkeys {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether anybody logs in with one. */
  anyExist(): Promise<boolean> {
    return this.dataSource.manager.existsBy(PasskeyEntity, {});
  }

  /** Which accounts have one. */
  async having(): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.manager.find<PasskeyRow>(PasskeyEntity, { select: { accountId: true, id: true } });
    return new Set(rows.map(({ accountId }) => accountId));
  }

  /** Oldest first. */
  of(accountId: string): Promise<PasskeyRow[]> {
    return this.dataSource.manager.find<PasskeyRow>(PasskeyEntity, {
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** @param credentialId in base64url. */
  withCredential(credentialId: string): Promise<PasskeyRow | null> {
    const known = { credentialId: Buffer.from(credentialId, 'base64url') };
    return this.dataSource.manager.findOneBy<PasskeyRow>(PasskeyEntity, known);
  }

  /**
   * Notes a use. By one statement: of two answers with one count, as a copied authenticator would give, one is refused.
   * @param counter 0 if the authenticator counts nothing. @returns false if it has counted as far before.
   */
  async count({ accountId, id }: PasskeyRow, counter: number): Promise<boolean> {
    const [, changed]: [unknown, number] = await this.dataSource.query(
      `UPDATE staff_passkey SET counter = $3, last_used_at = now()
       WHERE account_id = $1 AND id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0))`,
      [accountId, id, counter],
    );
    return changed === 1;
  }

  /** @returns whether there were any. */
  async removeAll(manager: EntityManager, accountId: string): Promise<boolean> {
    return ((await manager.delete(PasskeyEntity, { accountId })).affected ?? 0) > 0;
  }
}
