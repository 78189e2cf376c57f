import type { Role } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** Somebody who may sign in, or has been invited to. */
export interface AccountRow {
  id: string;
  name: string;
  /** What the first account is called once its owner has said so; null for other accounts. */
  displayName: string | null;
  /** What it signs in with besides the password; null for the first account. */
  email: string | null;
  role: Role;
  /** argon2id, in PHC string format. */
  passwordHash: string;
  /** Hash of ADMIN_PASSWORD when it was last applied, so that a later change of password survives a restart; null for other accounts. */
  settingHash: string | null;
  isDisabled: boolean;
  /** Has not accepted yet: its password is random, and nobody knows it. */
  isInvited: boolean;
  createdAt: Date;
  passwordChangedAt: Date;
  lastSignedInAt: Date | null;
}

export const AccountEntity = new EntitySchema<AccountRow>({
  name: 'Account',
  tableName: 'staff_account',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    displayName: { type: 'text', name: 'display_name', nullable: true },
    email: { type: 'text', nullable: true },
    role: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash' },
    settingHash: { type: 'text', name: 'setting_hash', nullable: true },
    isDisabled: { type: 'boolean', name: 'is_disabled' },
    isInvited: { type: 'boolean', name: 'is_invited' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    passwordChangedAt: { type: 'timestamptz', precision: 3, name: 'password_changed_at' },
    lastSignedInAt: { type: 'timestamptz', precision: 3, name: 'last_signed_in_at', nullable: true },
  },
});
