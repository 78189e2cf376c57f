import { EntitySchema } from 'typeorm';

/** A rule that holds for whoever signs in, for as long as its row is there. */
export interface SignInRuleRow {
  name: 'second-factor';
}

export const SignInRuleEntity = new EntitySchema<SignInRuleRow>({
  name: 'SignInRule',
  tableName: 'staff_sign_in_rule',
  columns: { name: { type: 'text', primary: true } },
});
