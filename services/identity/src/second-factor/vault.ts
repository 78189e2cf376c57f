import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../settings.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps second factors so that a copy of the database alone is of no use. Each key has one purpose. */
@Injectable()
export class Vault {
  private readonly sealing: Buffer;
  private readonly hashing: Buffer;

  constructor(@Inject(SETTINGS) { SECOND_FACTOR_SECRET: secret }: Settings) {
    const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    this.sealing = keyFor('secrets of authenticator apps');
    this.hashing = keyFor('recovery codes');
  }

  /** Encrypts a secret, bound to its account: in another one's row it cannot be opened. */
  seal(accountId: string, secret: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealing, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(accountId));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** @throws {Error} if it was sealed with another key, or for another account. */
  open(accountId: string, sealed: Buffer): Buffer {
    const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)];
    const decipher = createDecipheriv(CIPHER, this.sealing, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(accountId));
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
  }

  /** The same code of two accounts has two hashes. */
  hash(accountId: string, code: string): Buffer {
    return createHmac('sha256', this.hashing).update(`${accountId} ${code}`).digest();
  }
}
