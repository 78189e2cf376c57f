import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { Vault } from './vault.ts';

/** Crockford's Base32: no letter that looks like a digit, and no u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 60 random bits, which nobody guesses, in three groups that can be read out. */
const LENGTH = 12;

const written = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** As it is hashed: capitals, spaces and letters for digits are the user's. */
const read = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The codes with which somebody logs in who does not have the app at hand. Each works once. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly vault: Vault) {}

  /** Makes ten, in place of those there are. @returns them, which nobody can read again. */
  async renew(manager: EntityManager, accountId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await manager.delete(RecoveryCodeEntity, { accountId });
    await manager.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ accountId, codeHash: this.vault.hash(accountId, code) })),
    );
    return codes.map(written);
  }

  /** Uses one up: of two who send it at the same time, one is refused. */
  async use(manager: EntityManager, accountId: string, typed: string): Promise<boolean> {
    const codeHash = this.vault.hash(accountId, read(typed));
    return (await manager.delete(RecoveryCodeEntity, { accountId, codeHash })).affected === 1;
  }

  left(manager: EntityManager, accountId: string): Promise<number> {
    return manager.countBy(RecoveryCodeEntity, { accountId });
  }
}
