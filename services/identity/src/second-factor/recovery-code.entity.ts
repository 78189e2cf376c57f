import { EntitySchema } from 'typeorm';

/** A recovery code that has not been used. */
export interface RecoveryCodeRow {
  accountId: string;
  /** HMAC-SHA-256 under a key of the settings. */
  codeHash: Buffer;
}

export const RecoveryCodeEntity = new EntitySchema<RecoveryCodeRow>({
  name: 'RecoveryCode',
  tableName: 'staff_recovery_code',
  columns: {
    accountId: { type: 'uuid', primary: true, name: 'account_id' },
    codeHash: { type: 'bytea', primary: true, name: 'code_hash' },
  },
});
