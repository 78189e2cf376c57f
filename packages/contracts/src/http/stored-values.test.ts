import { auditLogQuerySchema } from './audit-log.ts';
import { enquiryFilterQuerySchema } from './enquiry-filter.ts';
import { day, moment, recordId, recordIdInText } from './stored-values.ts';
import { text } from './text.ts';

it.each([
  ['text', text(), 'plain', ['NUL \0', 'half \ud83d', '\udc00 of a pair']],
  ['an id', recordId(), 2_147_483_647, [0, -1, 1.5, 2_147_483_648, 1e15, 1e308, '1']],
  [
    'an id in a query',
    recordIdInText('Give a number'),
    '2147483647',
    ['0', '', '01', '1e3', '2147483648', '9'.repeat(400), '１'],
  ],
  ['a day', day(), '0001-01-01', ['0000-01-01', '2026-02-30', '10000-01-01', 'today']],
  ['a moment', moment(), '2026-11-22T16:20:11.000Z', ['0000-01-01T00:00:00Z', '2026-11-22', '2026-13-01T00:00:00Z']],
])('%s is only what PostgreSQL holds', (_what, schema, good, bad) => {
  expect(schema.safeParse(good).success).toBe(true);
  for (const value of bad) expect([value, schema.safeParse(value).success]).toEqual([value, false]);
});

it.each([
  ['the audit log', auditLogQuerySchema, { recordType: 'vehicle\0' }],
  ['the audit log', auditLogQuerySchema, { recordId: '\ud83d' }],
  ['enquiries', enquiryFilterQuerySchema, { from: '0000-01-01' }],
  ['enquiries', enquiryFilterQuerySchema, { vehicleId: '9999999999' }],
])('the filters of %s refuse %j', (_what, schema, query) => {
  expect(schema.safeParse(query).success).toBe(false);
});
