import { type AuditEntry, type FieldChange, partName, type RemovedVehicle, type StockFeedName } from '@forecourt/contracts';
import {
  CONDITION_LABELS,
  type Condition,
  formatNumber,
  formatPounds,
  vehicleTitle,
  WRITE_OFF_LABELS,
  type WriteOffCategory,
} from '@forecourt/rules';
import { WITHOUT_ACCOUNT } from '../../notes/use-colleague-name.ts';
import { FEED_NAMES } from '../../stock/feed-names.ts';
import { momentInWords } from '../../time/moment-in-words.ts';
import { ALONE, DONE, DONE_BY_IMPORT, DONE_TO_ACCOUNT, RECORDS } from './audit-words.ts';
import { settingsSentence } from './settings-sentence.ts';
import { valueChanged, word } from './value-changed.ts';

/** Labels of fields whose names are unclear; related fields share one. */
const FIELDS: Readonly<Record<string, string>> = {
  isSold: 'sold mark',
  vatQualifying: 'VAT',
  isElectric: 'electric mark',
  mainImageIndex: 'images',
  imageUrl: 'images',
  imageGallery: 'images',
  co2Emissions: 'CO2 emissions',
  vehicleId: 'van',
  customerName: 'name',
  customerEmail: 'email address',
  customerPhone: 'phone number',
  ringAgainAt: 'ring again',
  appointmentAt: 'appointment',
  doneAt: 'completion',
  done: 'completion',
  motDueDate: 'MOT due date',
  motStatus: 'MOT status',
  euroStatus: 'Euro standard',
  registrationNumber: 'registration',
  firstRegistered: 'first registration',
  vin: 'VIN',
  keys: 'number of keys',
  writeOffCategory: 'write-off category',
};

/** "stockStatus" → "stock status", as the forms call it. */
const fieldName = (field: string): string => FIELDS[field] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase();

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const changed = (fields: readonly string[]): string =>
  fields.length === 0 ? '' : `${list.format(new Set(fields.map(fieldName)))} changed`;

const yesOrNo = (value: FieldChange['from']): string => (value === true ? 'yes' : 'no');
const day = (value: FieldChange['from']): string => word(value).split('-').reverse().join('/');
const moment = (value: FieldChange['from']): string => (value === null ? 'empty' : momentInWords(String(value)));
const pounds = (value: FieldChange['from']): string => (value === null ? 'empty' : formatPounds(Number(value)));

/** Formats of fields; by default values are unchanged, and numbers have separators. */
const VALUES: Readonly<Record<string, (value: FieldChange['from']) => string>> = {
  price: pounds,
  monthlyPrice: pounds,
  year: word,
  isElectric: yesOrNo,
  vatQualifying: (value) => (value === true ? 'plus VAT' : 'no VAT'),
  condition: (value) => CONDITION_LABELS[value as Condition] ?? word(value),
  writeOffCategory: (value) => WRITE_OFF_LABELS[value as WriteOffCategory] ?? word(value),
  status: (value) => capitalised(word(value)),
  ringAgainAt: moment,
  appointmentAt: moment,
  dueDate: day,
  motDueDate: day,
  taxDueDate: day,
  firstRegistered: day,
};
const plain = (value: FieldChange['from']): string => (typeof value === 'number' ? formatNumber(value) : word(value));

const changeOf = (change: FieldChange): string => {
  const { field, to } = change;
  if (field === 'done') return to === true ? 'marked as done' : 'reopened';
  if (field === 'isSold') return to === true ? 'marked sold' : 'marked available';
  return valueChanged(fieldName(field), change, VALUES[field] ?? plain);
};

/** Related fields and aliases, of which only one is mentioned. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  images: ['imageUrl', 'imageGallery', 'mainImageIndex'],
  seats: ['seatingCapacity'],
  grossWeight: ['maxGrossWeight'],
};

/** Changes with values first, then the names of other changed fields. */
const changesIn = (fields: readonly string[], changes: readonly FieldChange[]): string[] => {
  const told = new Set(changes.flatMap(({ field }) => [field, ...(TOLD_BY[field] ?? [])]));
  // The specifications are one field whose entries are listed separately.
  const rest = fields.filter((field) => !told.has(field) && !(field === 'specifications' && changes.length > 0));
  return [...changes.map(changeOf), changed(rest)];
};

/** Of a release: staff's reason first, then the versions. */
const releaseDetails = (changes: readonly FieldChange[]): string => {
  const of = (name: string) => changes.find(({ field }) => field === name);
  const [reason, version] = [of('reason'), of('version')];
  const from = version?.from ? `${version.from} → ` : '';
  return `${reason ? `: “${reason.to}”` : ''}${version ? `; version ${from}${version.to}` : ''}`;
};

/** The fallback for unknown actions: "some-thing.left-open" becomes "left open". */
const inWords = (action: string): string => (action.split('.')[1] ?? action).replaceAll('-', ' ');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whose action an entry is. */
export function actorOf({ who }: AuditEntry): string {
  const others = WITHOUT_ACCOUNT[who];
  return others === undefined ? who : capitalised(others);
}

/** What has a name: vans in stock or deleted within the last 30 days, and the staff. */
export interface KnownRecords {
  readonly stock: ReadonlyMap<string, Named>;
  readonly removed: ReadonlyMap<string, Named>;
  /** Names of accounts by their ids. */
  readonly staff: ReadonlyMap<string, string>;
}
type Named = Pick<RemovedVehicle, 'make' | 'model' | 'registrationNumber'>;

export interface AuditSentence {
  /** "Ford Transit HV23 QVX"; null if the action concerns no record. */
  readonly record: string | null;
  /** "marked sold". */
  readonly done: string;
  /** A link to the record, or null. */
  readonly href: string | null;
}

/** "12 logins refused within a quarter of an hour". */
const refusedLogins = ({ action, changes }: AuditEntry): string | undefined => {
  if (action !== 'account.sign-ins-refused') return undefined;
  const times = Number(changes[0]?.to ?? 1);
  return times === 1 ? '1 login refused' : `${formatNumber(times)} logins refused within a quarter of an hour`;
};

/** "Own name changed: Ann Brown → Ann Halyard". */
const renamed = ({ action, changes: [name] }: AuditEntry): string | undefined =>
  action === 'account.renamed' && name ? `${ALONE[action]}: ${name.from} → ${name.to}` : undefined;

/** Of an import: what it was to do, and of which file; earlier releases recorded neither. */
const importSums = (changes: readonly FieldChange[]): string => {
  const of = (name: string) => changes.find(({ field }) => field === name)?.to;
  const words = { new: 'new', changed: 'changed', refused: 'refused', published: '' };
  const sums = Object.entries(words).flatMap(([field, said]) => {
    const count = of(field);
    return typeof count === 'number' ? `${formatNumber(count)} ${said}`.trim() : [];
  });
  const file = of('fileName');
  return `${file ? ` (${file})` : ''}${sums.length > 0 ? `: ${sums.join(', ')}` : ''}`;
};

/** Of a van that an import has added, changed or put back: from which row of which file. */
const importedFrom = ({ action, changes }: AuditEntry): string | undefined => {
  const of = (name: string) => changes.find(({ field }) => field === name)?.to;
  return DONE_BY_IMPORT[action]?.(`${of('fileName')}, row ${formatNumber(Number(of('row')))}`);
};

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Colleagues by their names in place of the ids that the release before says. */
const withNames =
  ({ staff }: KnownRecords) =>
  (change: FieldChange): FieldChange => {
    if (change.field !== 'assignee') return change;
    const nameOf = (id: FieldChange['from']) => {
      if (id === null) return 'nobody';
      return staff.get(String(id)) ?? (ID.test(String(id)) ? 'a colleague' : id);
    };
    return { ...change, from: nameOf(change.from), to: nameOf(change.to) };
  };

/** The address of an enquiry; null for other records. */
const hrefOf = ({ recordType, recordId }: AuditEntry): string | null =>
  recordType === 'enquiry' ? `/admin?tab=inquiries&enquiry=${encodeURIComponent(recordId)}` : null;

/** An audit entry in words. Vans are called as they are now, people as they were then. */
export function auditSentence(entry: AuditEntry, known: KnownRecords): AuditSentence {
  const { action, recordType, recordId, fields, changes } = entry;
  if (recordType === 'account' && (action in DONE_TO_ACCOUNT || fields.includes('role'))) {
    const record = entry.recordName ?? known.staff.get(recordId) ?? 'An invitation that is gone';
    const [name] = action === 'account.name-corrected' ? changes : [];
    const done = DONE_TO_ACCOUNT[action] ?? changesIn(fields, changes).filter(Boolean).join('; ');
    return { record, done: name ? `${done} to ${name.to}` : done, href: null };
  }
  const refused = refusedLogins(entry);
  if (refused !== undefined) return { record: entry.recordName ?? known.staff.get(recordId) ?? null, done: refused, href: null };
  const alone =
    settingsSentence(entry) ??
    renamed(entry) ??
    ALONE[action] ??
    (recordType === 'account' ? capitalised(inWords(action)) : undefined);
  if (alone !== undefined) return { record: null, done: alone, href: null };
  const isVehicle = recordType === 'vehicle';
  const inStock = isVehicle ? known.stock.get(recordId) : undefined;
  const vehicle = inStock ?? (isVehicle ? known.removed.get(recordId) : undefined);
  // What was marked is in the action already.
  const isMarked = action.startsWith('vehicle.marked');
  const others = isMarked ? fields.filter((field) => field !== 'isSold') : fields;
  const values = isMarked ? changes.filter(({ field }) => field !== 'isSold') : changes;
  const what = DONE[action] ?? (action.endsWith('.updated') && fields.length > 0 ? undefined : inWords(action));
  const imported = importedFrom(entry);
  if (recordType === 'stock-import') return { record: `Import ${recordId}`, done: `${what}${importSums(changes)}`, href: null };
  if (recordType === 'stock-feed')
    return { record: `Stock feed ${FEED_NAMES[recordId as StockFeedName] ?? recordId}`, done: `${what}`, href: null };
  if (recordType === 'micro-frontend')
    return { record: partName(recordId), done: `${what}${releaseDetails(changes)}`, href: null };
  return {
    record: vehicle
      ? vehicleTitle(vehicle)
      : `${RECORDS[recordType] ?? capitalised(recordType.replaceAll('-', ' '))} ${recordId}`,
    done: imported ?? [what, ...changesIn(others, values.map(withNames(known)))].filter(Boolean).join('; '),
    href: inStock ? `/vehicle/${encodeURIComponent(recordId)}` : hrefOf(entry),
  };
}
