import type { Role } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** Somebody who may sign in. There is only one account so far. */
export interface AccountRow {
  id: string;
  /** The user name, once there are several accounts. */
  name: string;
  role: Role;
  /** argon2id, in PHC string format. */
  passwordHash: string;
  /** Hash of ADMIN_PASSWORD when it was last applied, so that a later change of password survives a restart; null for other accounts. */
  settingHash: string | null;
  isDisabled: boolean;
  createdAt: Date;
  passwordChangedAt: Date;
}

export const AccountEntity = new EntitySchema<AccountRow>({
  name: 'Account',
  tableName: 'staff_account',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    role: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash' },
    settingHash: { type: 'text', name: 'setting_hash', nullable: true },
    isDisabled: { type: 'boolean', name: 'is_disabled' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    passwordChangedAt: { type: 'timestamptz', precision: 3, name: 'password_changed_at' },
  },
});
