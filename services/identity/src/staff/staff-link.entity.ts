import { EntitySchema } from 'typeorm';

/** The link by which somebody sets their password; at most one for each account. */
export interface StaffLinkRow {
  accountId: string;
  /** SHA-256 of its token, which nobody but the recipient has. */
  tokenHash: Buffer;
  expiresAt: Date;
  /** Null until a mail server has taken it. */
  sentAt: Date | null;
  /** The hash of the link that was mailed to the address before it was corrected; null if it was not. */
  formerTokenHash: Buffer | null;
}

export const StaffLinkEntity = new EntitySchema<StaffLinkRow>({
  name: 'StaffLink',
  tableName: 'staff_link',
  columns: {
    accountId: { type: 'uuid', primary: true, name: 'account_id' },
    tokenHash: { type: 'bytea', name: 'token_hash' },
    expiresAt: { type: 'timestamptz', precision: 3, name: 'expires_at' },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true },
    formerTokenHash: { type: 'bytea', name: 'former_token_hash', nullable: true },
  },
});
