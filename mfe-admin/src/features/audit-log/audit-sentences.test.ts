import type { AuditEntry } from '@forecourt/contracts';
import { auditSentence } from './audit-sentences.ts';

const entry = (said: Partial<AuditEntry>): AuditEntry => ({
  id: '7d3a2d4e-5c5b-4e3f-8a59-0e3f3c0a1b2c',
  occurredAt: '2026-11-22T09:00:00.000Z',
  who: 'owner',
  action: 'vehicle.updated',
  recordType: 'vehicle',
  recordId: '7',
  fields: [],
  ...said,
});

it.each<[Partial<AuditEntry>, string, string, string | null]>([
  [{ fields: ['price', 'stockStatus'] }, 'Changed vehicle 7', 'price, stock status', '/vehicle/7'],
  [{ action: 'vehicle.removed' }, 'Deleted vehicle 7', '', '/vehicle/7'],
  [{ action: 'account.signed-in', recordType: 'account', recordId: 'x' }, 'Logged in', '', null],
  [
    { action: 'data-request.erased', recordType: 'data-request', recordId: '3' },
    'Took the person out of data request 3',
    '',
    null,
  ],
  [{ action: 'some.thing-done', recordType: 'some', recordId: '1' }, 'Thing done some 1', '', null],
])('%j reads %s', (said, done, fields, href) => {
  expect(auditSentence(entry(said))).toEqual({ done, fields, href });
});
