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
let person: Person = { name: '', email: '', phone: '' };
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

export const dropDraft = (form: string): boolean => drafts.delete(form);
