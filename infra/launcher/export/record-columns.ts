import type {
  AuditEntry,
  DataRequest,
  KeptCalculation,
  RemovedVehicle,
  ScheduledPost,
  SocialPost,
  StaffNote,
} from '@forecourt/contracts';
import type { Column } from './csv-sink.ts';

const notes = (all: readonly StaffNote[]): string => all.map(({ createdAt, text }) => `${createdAt} ${text}`).join('\n');

export const REMOVED_COLUMNS: readonly Column<RemovedVehicle>[] = [
  { name: 'id', about: 'number of the van', value: ({ id }) => id },
  { name: 'make', about: 'make', value: ({ make }) => make },
  { name: 'model', about: 'model', value: ({ model }) => model },
  { name: 'derivative', about: 'derivative', value: ({ derivative }) => derivative },
  { name: 'year', about: 'year', value: ({ year }) => year },
  { name: 'registrationNumber', about: 'registration', value: ({ registrationNumber }) => registrationNumber },
  { name: 'removedAt', about: 'when it was deleted', value: ({ removedAt }) => removedAt },
  { name: 'restorableUntil', about: 'until when it can be restored', value: ({ restorableUntil }) => restorableUntil },
];

export const DATA_REQUEST_COLUMNS: readonly Column<DataRequest>[] = [
  { name: 'id', about: 'number', value: ({ id }) => id },
  { name: 'reference', about: 'what the person was told to quote', value: ({ reference }) => reference },
  { name: 'requestType', about: 'which right is used', value: ({ requestType }) => requestType },
  { name: 'firstName', about: 'first name', value: ({ firstName }) => firstName },
  { name: 'lastName', about: 'last name', value: ({ lastName }) => lastName },
  { name: 'email', about: 'email address', value: ({ email }) => email },
  { name: 'phone', about: 'phone number', value: ({ phone }) => phone },
  { name: 'description', about: 'what the person wrote', value: ({ description }) => description },
  { name: 'createdAt', about: 'when it came in', value: ({ createdAt }) => createdAt },
  { name: 'dueDate', about: 'when the answer is due', value: ({ dueDate }) => dueDate },
  { name: 'extensionReason', about: 'why it was extended', value: ({ extension }) => extension?.reason },
  { name: 'firstDueDate', about: 'when it was due before', value: ({ extension }) => extension?.firstDueDate },
  { name: 'doneAt', about: 'when it was answered', value: ({ doneAt }) => doneAt },
  { name: 'erasedAt', about: 'when the person was erased from it', value: ({ erasedAt }) => erasedAt },
  { name: 'notes', about: 'notes of staff, one on each line', value: (request) => notes(request.notes) },
];

export const CALCULATION_COLUMNS: readonly Column<KeptCalculation>[] = [
  { name: 'id', about: 'its id', value: ({ id }) => id },
  { name: 'createdAt', about: 'when it was saved', value: ({ createdAt }) => createdAt },
  { name: 'vehicleId', about: 'number of the van', value: ({ vehicleId }) => vehicleId },
  { name: 'vehiclePrice', about: 'price, pounds without VAT', value: ({ vehiclePrice }) => vehiclePrice },
  { name: 'deposit', about: 'deposit, pounds', value: ({ deposit }) => deposit },
  { name: 'interestRate', about: 'nominal annual rate, per cent', value: ({ interestRate }) => interestRate },
  { name: 'termMonths', about: 'term, months', value: ({ termMonths }) => termMonths },
  { name: 'monthlyPayment', about: 'monthly payment, pounds', value: ({ monthlyPayment }) => monthlyPayment },
  { name: 'totalCost', about: 'total cost, pounds', value: ({ totalCost }) => totalCost },
  { name: 'totalInterest', about: 'total interest, pounds', value: ({ totalInterest }) => totalInterest },
];

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  { name: 'id', about: 'its id', value: ({ id }) => id },
  { name: 'occurredAt', about: 'when it was done', value: ({ occurredAt }) => occurredAt },
  { name: 'who', about: 'the account, or operator for a command', value: ({ who }) => who },
  { name: 'action', about: 'what was done', value: ({ action }) => action },
  { name: 'recordType', about: 'to what kind of record', value: ({ recordType }) => recordType },
  { name: 'recordId', about: 'number of the record', value: ({ recordId }) => recordId },
  { name: 'fields', about: 'which fields, one on each line', value: ({ fields }) => fields.join('\n') },
  {
    name: 'changes',
    about: 'old and new values, as JSON',
    value: ({ changes }) => (changes.length > 0 ? JSON.stringify(changes) : null),
  },
];

export const POST_COLUMNS: readonly Column<SocialPost>[] = [
  { name: 'id', about: 'its id', value: ({ id }) => id },
  { name: 'createdAt', about: 'when it was made', value: ({ createdAt }) => createdAt },
  { name: 'vehicleId', about: 'number of the van', value: ({ vehicleId }) => vehicleId },
  { name: 'platform', about: 'facebook or instagram', value: ({ platform }) => platform },
  { name: 'channel', about: 'meta, or outbox for a file on this machine', value: ({ channel }) => channel },
  { name: 'state', about: 'what became of it', value: ({ state }) => state },
  { name: 'content', about: 'its text', value: ({ content }) => content },
  { name: 'imageUrl', about: 'its picture', value: ({ imageUrl }) => imageUrl },
  { name: 'permalink', about: 'its address on the platform', value: ({ permalink }) => permalink },
  { name: 'problem', about: 'why it failed', value: ({ problem }) => problem?.detail },
];

export const SCHEDULED_COLUMNS: readonly Column<ScheduledPost>[] = [
  { name: 'id', about: 'its id', value: ({ id }) => id },
  { name: 'publishAt', about: 'when it is to go out', value: ({ publishAt }) => publishAt },
  { name: 'vehicleId', about: 'number of the van', value: ({ vehicleId }) => vehicleId },
  { name: 'platform', about: 'facebook or instagram', value: ({ platform }) => platform },
  { name: 'channel', about: 'meta, or outbox while no account is connected', value: ({ channel }) => channel },
  { name: 'content', about: 'its text', value: ({ content }) => content },
  { name: 'imageUrl', about: 'its picture', value: ({ imageUrl }) => imageUrl },
  { name: 'hold', about: 'why it waits for staff', value: ({ hold }) => hold?.detail },
];

/** A page of the site. */
export interface SiteAddress {
  readonly address: string;
  readonly changedAt: string | undefined;
}

export const ADDRESS_COLUMNS: readonly Column<SiteAddress>[] = [
  { name: 'address', about: 'a public page', value: ({ address }) => address },
  { name: 'changedAt', about: 'when its van was last changed', value: ({ changedAt }) => changedAt },
  { name: 'vehicleId', about: 'number of its van', value: ({ address }) => /\/vehicle\/(\d+)$/.exec(address)?.[1] },
];
