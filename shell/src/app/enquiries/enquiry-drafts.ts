import type { EnquiryValues } from './enquiry-values.ts';

/** Personal details, shared by all forms. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

type Draft = Omit<EnquiryValues, 'customerName' | 'customerEmail' | 'customerPhone'>;

interface Kept {
  readonly person: Person;
  /** By what is requested and for which vehicle: "test_drive:7". */
  readonly drafts: Readonly<Record<string, Draft>>;
}

const KEY = 'forecourt:enquiry';
const NOBODY: Person = { name: '', email: '', phone: '' };

/** What was typed and not sent yet, so that a form opens again as it was left. On the server it stays empty. */
let kept: Kept = { person: NOBODY, drafts: {} };
let isOpen = false;

/** Reads what this tab has stored, once; a page must be hydrated first, with the values of the server. Storage may be disabled. */
export function openDrafts(): void {
  if (isOpen) return;
  isOpen = true;
  try {
    kept = { ...kept, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    // What is typed lasts as long as the page.
  }
}

function keep(changes: Partial<Kept>): void {
  openDrafts();
  kept = { ...kept, ...changes };
  try {
    if (kept.person === NOBODY && Object.keys(kept.drafts).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

export const knownPerson = (): Person => kept.person;

export const rememberPerson = (known: Partial<Person>): void => keep({ person: { ...kept.person, ...known } });

export const draftOf = (form: string): Draft | undefined => kept.drafts[form];

export function keepDraft(form: string, values: EnquiryValues): void {
  openDrafts();
  const { customerName: name, customerEmail: email, customerPhone: phone, ...draft } = values;
  keep({ person: { name, email, phone }, drafts: { ...kept.drafts, [form]: draft } });
}

/** Details of the form sent last, for 'Use the same details'. */
let sender: Person | null = null;
export const lastSender = (): Person | null => sender;

/** Clears all forms after one was sent (product §4). */
export function forgetDraft(
  form: string,
  { customerName: name, customerEmail: email, customerPhone: phone }: EnquiryValues,
): void {
  const { [form]: _sent, ...drafts } = kept.drafts;
  sender = { name, email, phone };
  keep({ person: NOBODY, drafts });
}
