import { addDays } from '@forecourt/rules';
import { REGISTER_ENTRIES } from './register-entries.ts';
import { RegisterSource } from './register-source.ts';

it.each(Object.keys(REGISTER_ENTRIES))("the sample record of %s has its tax end on a month's last day", async (registration) => {
  const facts = await new RegisterSource().find(registration);
  const end = facts?.taxDueDate;
  expect(end === undefined || addDays(end, 1).endsWith('-01')).toBe(true);
});
