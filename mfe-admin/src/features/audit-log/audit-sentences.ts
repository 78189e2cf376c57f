import type { AuditEntry } from '@forecourt/contracts';

/** What was done, in the words of whoever reads the log. */
const DONE: Readonly<Record<string, string>> = {
  'vehicle.added': 'Added',
  'vehicle.updated': 'Changed',
  'vehicle.removed': 'Deleted',
  'vehicle.restored': 'Brought back',
  'post.published': 'Posted about',
  'post.failed': 'Failed to post about',
  'post.left-unknown': 'Posted, with no word from the platform, about',
  'enquiry.updated': 'Changed',
  'enquiry.noted': 'Added a note to',
  'enquiries.exported': 'Downloaded',
  'enquiry.erased': 'Took the person out of',
  'data-request.updated': 'Changed',
  'data-request.noted': 'Added a note to',
  'data-request.erased': 'Took the person out of',
  'account.signed-in': 'Logged in',
  'account.signed-out': 'Logged out',
  'account.password-changed': 'Changed the password',
};

/** "post.published" that nobody has put into words yet: "Published". */
const inWords = (action: string): string => {
  const verb = (action.split('.')[1] ?? action).replaceAll('-', ' ');
  return verb.charAt(0).toUpperCase() + verb.slice(1);
};

const RECORDS: Readonly<Record<string, string>> = {
  vehicle: 'vehicle',
  enquiry: 'enquiry',
  'data-request': 'data request',
};

/** "stockStatus" → "stock status", as the forms call it. */
const fieldName = (field: string): string => field.replace(/([A-Z])/g, ' $1').toLowerCase();

export interface AuditSentence {
  /** "Changed vehicle 7". */
  readonly done: string;
  /** "price, stock status". */
  readonly fields: string;
  /** Where the record can be seen; null: nowhere. */
  readonly href: string | null;
}

/** A line of the audit log in words. An account's own actions name no record: they are whose line it is. */
export function auditSentence({ action, recordType, recordId, fields }: AuditEntry): AuditSentence {
  const done = DONE[action] ?? inWords(action);
  const record = recordType === 'account' ? '' : ` ${RECORDS[recordType] ?? recordType.replaceAll('-', ' ')} ${recordId}`;
  return {
    done: `${done}${record}`,
    fields: fields.map(fieldName).join(', '),
    href: recordType === 'vehicle' ? `/vehicle/${encodeURIComponent(recordId)}` : null,
  };
}
