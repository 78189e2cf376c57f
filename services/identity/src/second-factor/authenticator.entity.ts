import { EntitySchema } from 'typeorm';

/** The authenticator app of an account; at most one for each. */
export interface AuthenticatorRow {
  accountId: string;
  /** What the app was given, as {@link Vault} seals it. */
  sealedSecret: Buffer;
  /** Null until a code has shown that the app has the secret: it is not asked for before. */
  confirmedAt: Date | null;
  /** The 30 seconds, counted from 1970, of the last code that was accepted: neither it nor an earlier one is accepted again. */
  lastStep: string;
}

export const AuthenticatorEntity = new EntitySchema<AuthenticatorRow>({
  name: 'Authenticator',
  tableName: 'staff_authenticator',
  columns: {
    accountId: { type: 'uuid', primary: true, name: 'account_id' },
    sealedSecret: { type: 'bytea', name: 'sealed_secret' },
    confirmedAt: { type: 'timestamptz', precision: 3, name: 'confirmed_at', nullable: true },
    lastStep: { type: 'bigint', name: 'last_step' },
  },
});
