import { EntitySchema } from 'typeorm';

/** A passkey of an account; the private key is in the authenticator alone. */
export interface PasskeyRow {
  accountId: string;
  id: string;
  /** What its owner calls it. */
  name: string;
  credentialId: Buffer;
  /** In COSE. */
  publicKey: Buffer;
  /** Of the last signature that was accepted; 0 for as long as the authenticator counts none. */
  counter: string;
  /** How browsers reach the authenticator, as they said. */
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const PasskeyEntity = new EntitySchema<PasskeyRow>({
  name: 'Passkey',
  tableName: 'staff_passkey',
  columns: {
    accountId: { type: 'uuid', primary: true, name: 'account_id' },
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    credentialId: { type: 'bytea', name: 'credential_id' },
    publicKey: { type: 'bytea', name: 'public_key' },
    counter: { type: 'bigint' },
    transports: { type: 'text', array: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    lastUsedAt: { type: 'timestamptz', precision: 3, name: 'last_used_at', nullable: true },
  },
});
