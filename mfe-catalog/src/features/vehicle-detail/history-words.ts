import type { Vehicle } from '@forecourt/contracts';
import { type ServiceHistory, WRITE_OFF_LABELS } from '@forecourt/rules';

const HISTORIES: Readonly<Record<ServiceHistory, string>> = {
  'Full dealer': 'Full, by main dealers',
  Full: 'Full',
  Part: 'Part',
  None: 'None recorded',
};

/** "2"; nothing is said of a new van, which has none. */
export const ownersText = ({ previousOwners, condition }: Vehicle): string | null =>
  typeof previousOwners !== 'number' || condition === 'new' ? null : String(previousOwners);

export const historyText = ({ serviceHistory }: Vehicle): string | null => (serviceHistory ? HISTORIES[serviceHistory] : null);

/** "Category S: structural damage, repaired", "Never"; null unless it was checked. */
export const writeOffText = ({ writeOffCategory }: Vehicle): string | null =>
  writeOffCategory ? (writeOffCategory === 'None' ? 'Never' : WRITE_OFF_LABELS[writeOffCategory]) : null;

/** What its buyer must know before anything else; null of any other van. */
export const writeOffWarning = ({ writeOffCategory }: Vehicle): string | null =>
  writeOffCategory && writeOffCategory !== 'None' ? `Insurance write-off, ${WRITE_OFF_LABELS[writeOffCategory]}` : null;
