import type { EnquiryValues } from './enquiry-values.ts';

/** Who is asking; goes with the visitor from one form to the next. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * What was typed, for as long as the page is open and nowhere else: a form that was closed opens again as it was left.
 * Written in the browser only; the server's copy stays empty.
 */
const NOBODY: Person = { name: '', email: '', phone: '' };
let person = NOBODY;
const drafts = new Map<string, EnquiryValues>();

export const knownPerson = (): Person => person;

export function rememberPerson(known: Partial<Person>): void {
  person = { ...person, ...known };
}

/** @param form What is asked for and about which vehicle: "test_drive:7". */
export const draftOf = (form: string): EnquiryValues | undefined => drafts.get(form);

export function keepDraft(form: string, values: EnquiryValues): void {
  drafts.set(form, values);
  rememberPerson({ name: values.customerName, email: values.customerEmail, phone: values.customerPhone });
}

/** Whose form was sent last, for a press on 'Use the same details'. */
let sender: Person | null = null;
export const lastSender = (): Person | null => sender;

/** A form was sent: it and all others begin anew (product §4). */
export function forgetDraft(
  form: string,
  { customerName: name, customerEmail: email, customerPhone: phone }: EnquiryValues,
): void {
  drafts.delete(form);
  sender = { name, email, phone };
  person = NOBODY;
}
