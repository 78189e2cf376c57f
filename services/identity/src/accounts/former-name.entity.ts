import { EntitySchema } from 'typeorm';

/** A name that an account no longer has, because it was renamed or its invitation was withdrawn. */
export interface FormerNameRow {
  accountId: string;
  until: Date;
  name: string;
}

export const FormerNameEntity = new EntitySchema<FormerNameRow>({
  name: 'FormerName',
  tableName: 'staff_former_name',
  columns: {
    accountId: { type: 'uuid', primary: true, name: 'account_id' },
    until: { type: 'timestamptz', precision: 3, primary: true },
    name: { type: 'text' },
  },
});
