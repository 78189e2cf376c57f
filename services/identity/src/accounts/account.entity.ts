import { EntitySchema } from 'typeorm';

/** Someone who may sign in. There is one so far; a second is another row. */
export interface AccountRow {
  id: string;
  /** Signs in under this name, once there are several. */
  name: string;
  /** argon2id, in PHC string format. */
  passwordHash: string;
  /** Of the setting ADMIN_PASSWORD as it was last applied, so that a password changed since outlives a restart; null for accounts that no setting made. */
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
    passwordHash: { type: 'text', name: 'password_hash' },
    settingHash: { type: 'text', name: 'setting_hash', nullable: true },
    isDisabled: { type: 'boolean', name: 'is_disabled' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    passwordChangedAt: { type: 'timestamptz', precision: 3, name: 'password_changed_at' },
  },
});
