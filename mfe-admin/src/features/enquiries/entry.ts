import {
  type CameBy,
  ENQUIRY_MESSAGES,
  type EnterEnquiry,
  MAX_MESSAGE_LENGTH,
  NO_WAY_TO_REACH,
  TOO_LONG_MESSAGE,
} from '@forecourt/contracts';
import { countCharacters } from '@forecourt/rules';

/** What comes next. */
export type NextStep = 'none' | 'call' | 'appointment';

/** An enquiry that staff enter, as it is typed. */
export interface Entry {
  readonly cameBy: CameBy;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** The van that it is about. */
  readonly vehicleId: number | null;
  /** What is typed to find it. */
  readonly van: string;
  readonly message: string;
  /** An account, or empty for nobody; null: as nobody has chosen, whoever enters it. */
  readonly assignee: string | null;
  readonly next: NextStep;
  /** When that is, in UK time. */
  readonly day: string;
  readonly time: string;
}

export const emptyEntry = (vehicleId: number | null): Entry => ({
  ...{ cameBy: 'phone', name: '', phone: '', email: '', vehicleId, van: '', message: '', assignee: null },
  ...{ next: 'none', day: '', time: '' },
});

/** What is wrong, by the names of the fields, in their order. */
export function entryFaults({ name, phone, email, vehicleId, van, message }: Entry): Readonly<Record<string, string>> {
  return {
    ...(name.trim().length < 2 && { customerName: ENQUIRY_MESSAGES.customerName }),
    ...(phone.trim() === '' && email.trim() === '' && { customerPhone: NO_WAY_TO_REACH }),
    ...(vehicleId === null && van.trim() !== '' && { van: 'Choose a van below, or clear this field' }),
    ...(countCharacters(message, MAX_MESSAGE_LENGTH).isTooLong && { message: TOO_LONG_MESSAGE }),
  };
}

/** @param at when the next step is, if there is one. */
export const entryToSend = (entry: Entry, at: string | null): EnterEnquiry => ({
  cameBy: entry.cameBy,
  customerName: entry.name.trim(),
  customerPhone: entry.phone.trim() || null,
  customerEmail: entry.email.trim() || null,
  vehicleId: entry.vehicleId,
  message: entry.message.trim() || null,
  ...(entry.assignee !== null && { assignee: entry.assignee || null }),
  ...(entry.next === 'call' && { ringAgainAt: at }),
  ...(entry.next === 'appointment' && { appointmentAt: at }),
});
