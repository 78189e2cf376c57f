import type { AuditEntry } from '@forecourt/contracts';
import { actorOf, auditSentence } from './audit-sentences.ts';

const transit = { make: 'Ford', model: 'Transit', registrationNumber: 'HV23 QVX' };
const known = {
  stock: new Map([['7', transit]]),
  removed: new Map([['8', { ...transit, registrationNumber: null }]]),
  staff: new Map([['x', 'Jo Brown']]),
};
const entry = (said: Partial<AuditEntry>): AuditEntry => ({
  id: '7d3a2d4e-5c5b-4e3f-8a59-0e3f3c0a1b2c',
  occurredAt: '2026-11-22T09:00:00.000Z',
  who: 'owner',
  action: 'vehicle.updated',
  recordType: 'vehicle',
  recordId: '7',
  fields: [],
  changes: [],
  ...said,
});
const account = { recordType: 'account', recordId: 'x' };
const settings = { recordType: 'settings', recordId: '1795814000' };
const dataRequest = { recordType: 'data-request', recordId: '3' };

it.each<[Partial<AuditEntry>, string, string | null]>([
  [{ action: 'vehicle.marked-sold', fields: ['isSold'] }, 'Ford Transit HV23 QVX: marked sold', '/vehicle/7'],
  [
    { action: 'vehicle.marked-available', fields: ['isSold', 'price', 'stockStatus'] },
    'Ford Transit HV23 QVX: marked available; price and stock status changed',
    '/vehicle/7',
  ],
  [
    {
      action: 'enquiry.customer-corrected',
      recordType: 'enquiry',
      recordId: '5',
      fields: ['customerEmail', 'customerPhone'],
    },
    "Enquiry 5: customer's details corrected; email address and phone number changed",
    '/admin?tab=inquiries&enquiry=5',
  ],
  [
    {
      fields: ['price', 'colour', 'description', 'specifications', 'seats', 'seatingCapacity'],
      changes: [
        { field: 'price', from: '14250.00', to: '14995.00' },
        { field: 'colour', from: null, to: 'Red' },
        { field: 'seats', from: 2, to: 3 },
        { field: 'motDueDate', from: '2026-11-30', to: '2027-11-30' },
      ],
    },
    'Ford Transit HV23 QVX: price: £14,250 → £14,995; colour: empty → Red; seats: 2 → 3; MOT due date: 30/11/2026 → 30/11/2027; description changed',
    '/vehicle/7',
  ],
  [
    {
      action: 'vehicle.marked-sold',
      fields: ['isSold', 'stockStatus'],
      changes: [
        { field: 'isSold', from: false, to: true },
        { field: 'stockStatus', from: 'In Stock', to: 'Sold' },
      ],
    },
    'Ford Transit HV23 QVX: marked sold; stock status: In Stock → Sold',
    '/vehicle/7',
  ],
  ...(
    [
      ['vehicle.imported', 'imported from stock.csv, row 1,012'],
      ['vehicle.import-changed', 'changed by the import of stock.csv, row 1,012'],
      ['vehicle.import-undone', 'import of stock.csv, row 1,012, undone'],
    ] as const
  ).map(([action, done]): [Partial<AuditEntry>, string, string] => [
    {
      action,
      changes: [
        { field: 'fileName', from: null, to: 'stock.csv' },
        { field: 'row', from: null, to: 1_012 },
      ],
    },
    `Ford Transit HV23 QVX: ${done}`,
    '/vehicle/7',
  ]),
  [
    { action: 'data-request.updated', ...dataRequest, fields: ['done'], changes: [{ field: 'done', from: false, to: true }] },
    'Data request 3: marked as done',
    null,
  ],
  [
    {
      action: 'enquiry.updated',
      recordType: 'enquiry',
      fields: ['status'],
      changes: [{ field: 'status', from: 'new', to: 'won' }],
    },
    'Enquiry 7: status: New → Won',
    '/admin?tab=inquiries&enquiry=7',
  ],
  // As recorded before these actions were distinguished.
  [{ fields: ['isSold'] }, 'Ford Transit HV23 QVX: sold mark changed', '/vehicle/7'],
  [{ fields: ['images', 'imageUrl', 'mainImageIndex'] }, 'Ford Transit HV23 QVX: images changed', '/vehicle/7'],
  [{ action: 'post.saved' }, 'Ford Transit HV23 QVX: post saved, not posted', '/vehicle/7'],
  [{ action: 'vehicle.removed', recordId: '8' }, 'Ford Transit: deleted', null],
  [{ action: 'vehicle.removed', recordId: '9' }, 'Vehicle 9: deleted', null],
  [{ action: 'account.signed-in', ...account }, 'Logged in', null],
  [{ action: 'account.other-sessions-ended', ...account }, 'Logged out of all other devices', null],
  [{ action: 'account.invited', ...account }, 'Jo Brown: invited', null],
  [{ action: 'account.withdrawn', ...account, recordId: 'y', recordName: 'Cy' }, 'Cy: invitation withdrawn', null],
  // As they were called then.
  [{ action: 'account.invited', ...account, recordName: 'Jo Green' }, 'Jo Green: invited', null],
  [
    { action: 'account.renamed', ...account, changes: [{ field: 'name', from: 'Jo Green', to: 'Jo Brown' }] },
    'Own name changed: Jo Green → Jo Brown',
    null,
  ],
  [{ action: 'account.renamed', ...account }, 'Own name changed', null],
  [{ action: 'settings.changed', ...settings, fields: [] }, 'Settings changed', null],
  [
    { action: 'settings.restored', ...settings, fields: ['legal.commission', 'webBuilder.name'] },
    "Earlier settings put back: statement about commission and web builder's name changed",
    null,
  ],
  [
    {
      action: 'settings.changed',
      ...settings,
      fields: ['finance.annualRatePercent', 'fcaFirmReference', 'policies.delivery'],
      changes: [
        { field: 'finance.annualRatePercent', from: '9.9', to: '10.9' },
        { field: 'fcaFirmReference', from: null, to: '123456' },
      ],
    },
    'Settings changed: annual rate: 9.9 → 10.9; FCA firm reference: empty → 123456; delivery policy changed',
    null,
  ],
  [{ action: 'account.email-changed', ...account }, 'Jo Brown: email address changed', null],
  [
    {
      action: 'account.name-corrected',
      ...account,
      recordName: 'Jo Bron',
      changes: [{ field: 'name', from: 'Jo Bron', to: 'Jo Brown' }],
    },
    'Jo Bron: name changed to Jo Brown',
    null,
  ],
  [{ action: 'account.name-corrected', ...account }, 'Jo Brown: name changed', null],
  [{ action: 'account.second-factor-required', ...account, recordId: 'all' }, 'Second factor required of everybody', null],
  [{ action: 'account.link-made', ...account }, 'Jo Brown: new link to set a password made', null],
  [{ action: 'account.link-mailed', ...account }, 'Jo Brown: link to set a password mailed', null],
  [{ action: 'account.link-not-mailed', ...account }, 'Jo Brown: link to set a password not mailed', null],
  [{ action: 'account.link-sent', ...account }, 'Jo Brown: new link to set a password made', null],
  [{ action: 'account.withdrawn', ...account, recordId: 'y' }, 'An invitation that is gone: invitation withdrawn', null],
  [
    { ...account, action: 'account.updated', fields: ['role'], changes: [{ field: 'role', from: 'manager', to: 'viewer' }] },
    'Jo Brown: role: manager → viewer',
    null,
  ],
  [
    { action: 'account.sign-ins-refused', ...account, changes: [{ field: 'times', from: null, to: 12 }] },
    'Jo Brown: 12 logins refused within a quarter of an hour',
    null,
  ],
  [
    { ...account, action: 'account.sign-ins-refused', recordId: 'unknown', changes: [{ field: 'times', from: null, to: 1 }] },
    '1 login refused',
    null,
  ],
  [
    {
      fields: ['colour', 'price', 'ringAgainAt'],
      changes: [
        { field: 'colour', from: 'Red', to: null },
        { field: 'price', from: '14250.00', to: null },
        { field: 'derivative', from: 'Limited', to: '' },
      ],
    },
    'Ford Transit HV23 QVX: colour taken out (before: Red); price taken out (before: £14,250); derivative taken out (before: Limited); ring again changed',
    '/vehicle/7',
  ],
  [
    { action: 'settings.changed', ...settings, changes: [{ field: 'fcaFirmReference', from: '123456', to: null }] },
    'Settings changed: FCA firm reference taken out (before: 123456)',
    null,
  ],
  [{ action: 'account.locked-out', ...account }, 'Locked out', null],
  [
    {
      action: 'stock-import.applied',
      recordType: 'stock-import',
      changes: [
        { field: 'fileName', from: null, to: 'vans.csv' },
        { field: 'new', from: null, to: 1200 },
        { field: 'changed', from: null, to: 3 },
        { field: 'refused', from: null, to: 0 },
      ],
    },
    'Import 7: vans imported from a file (vans.csv): 1,200 new, 3 changed, 0 refused',
    null,
  ],
  [
    { action: 'stock-feed.renewed', recordType: 'stock-feed', recordId: 'stock' },
    'Stock feed Spreadsheet: new address made',
    null,
  ],
  // As recorded before it said what it did.
  [{ action: 'stock-import.applied', recordType: 'stock-import' }, 'Import 7: vans imported from a file', null],
  [
    {
      action: 'stock-import.undone',
      recordType: 'stock-import',
      changes: [{ field: 'fileName', from: null, to: 'vans.csv' }],
    },
    'Import 7: undone (vans.csv)',
    null,
  ],
  [{ action: 'enquiries.exported', recordType: 'enquiries', recordId: 'CSV' }, 'Enquiries exported as CSV', null],
  [
    { action: 'enquiry.updated', recordType: 'enquiry', fields: ['status'] },
    'Enquiry 7: status changed',
    '/admin?tab=inquiries&enquiry=7',
  ],
  [
    {
      action: 'enquiry.updated',
      recordType: 'enquiry',
      fields: ['assignee'],
      changes: [{ field: 'assignee', from: null, to: 'x' }],
    },
    'Enquiry 7: assignee: nobody → Jo Brown',
    '/admin?tab=inquiries&enquiry=7',
  ],
  [
    {
      action: 'enquiry.updated',
      recordType: 'enquiry',
      fields: ['assignee'],
      changes: [{ field: 'assignee', from: 'Jo Green', to: '7d3a2d4e-5c5b-4e3f-8a59-0e3f3c0a1b2c' }],
    },
    'Enquiry 7: assignee: Jo Green → a colleague',
    '/admin?tab=inquiries&enquiry=7',
  ],
  [{ action: 'data-request.erased', ...dataRequest }, 'Data request 3: personal data erased', null],
  [
    { action: 'dead-letter.edited', recordType: 'dead-letter', recordId: 'enquiries-12', fields: ['data.price'] },
    'Message enquiries-12: edited and retried; data.price changed',
    null,
  ],
  [
    {
      action: 'micro-frontend.locked',
      recordType: 'micro-frontend',
      recordId: 'mfe-catalog',
      fields: ['reason'],
      changes: [{ field: 'reason', from: null, to: 'Easter sale' }],
    },
    'Vans: locked: “Easter sale”',
    null,
  ],
  [
    {
      action: 'micro-frontend.released',
      recordType: 'micro-frontend',
      recordId: 'mfe-chat',
      fields: ['version'],
      changes: [{ field: 'version', from: '1.0.0', to: '1.0.1' }],
    },
    'Chat: released; version 1.0.0 → 1.0.1',
    null,
  ],
  [{ action: 'some.thing-done', recordType: 'some-thing', recordId: '1' }, 'Some thing 1: thing done', null],
])('%j reads "%s"', (said, expected, link) => {
  const { record, done, href } = auditSentence(entry(said), known);
  expect(record === null ? done : `${record}: ${done}`).toBe(expected);
  expect(href).toBe(link);
});

it.each([
  ['owner', 'owner'],
  ['operator', 'The command line'],
  ['releases', 'The site itself'],
])('what %s has done is said of %s', (who, name) => {
  expect(actorOf(entry({ who }))).toBe(name);
});
