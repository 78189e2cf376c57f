import type { EnquiryValues } from './enquiry-values.ts';

/** Personal details, shared by all forms. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * What was typed, only in memory and until the page is closed, so that a form opens again as it was left. Written only in the
 * browser; on the server it stays empty.
 */
const NOBODY: Person = { name: '', email: '', phone: '' };
let person = NOBODY;
const drafts = new Map<string, EnquiryValues>();

export const knownPerson = (): Person => person;

export function rememberPerson(known: Partial<Person>): void {
  person = { ...person, ...known };
}

/** @param form What is requested and for which vehicle: "test_drive:7". */
export const draftOf = (form: string): EnquiryValues | undefined => drafts.get(form);

export function keepDraft(form: string, values: EnquiryValues): void {
  drafts.set(form, values);
  rememberPerson({ name: values.customerName, email: values.customerEmail, phone: values.customerPhone });
}

/** Details of the form sent last, for 'Use the same details'. */
let sender: Person | null = null;
export const lastSender = (): Person | null => sender;

/** Clears all forms after one was sent (product §4). */
export function forgetDraft(
  form: string,
  { customerName: name, customerEmail: email, customerPhone: phone }: EnquiryValues,
): void {
  drafts.delete(form);
  sender = { name, email, phone };
  person = NOBODY;
}
