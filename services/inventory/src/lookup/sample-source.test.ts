import { addDays } from '@forecourt/rules';
import { SAMPLE_RECORDS } from './sample-records.ts';
import { SampleSource } from './sample-source.ts';

it.each(Object.keys(SAMPLE_RECORDS))('the tax of sample %s ends on the last day of a month', async (registration) => {
  const facts = await new SampleSource().find(registration);
  const end = facts?.taxDueDate;
  expect(end === undefined || addDays(end, 1).endsWith('-01')).toBe(true);
});
