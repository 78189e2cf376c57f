import type { Entry } from './entry.ts';

/** As few digits tie nobody (ADR 060). */
const MIN_DIGITS = 7;

/** The telephone number or the email address by which a person's enquiries are found; null if neither is whole yet. */
export function wayToFind({ phone, email }: Pick<Entry, 'phone' | 'email'>): string | null {
  if (phone.replace(/\D/g, '').length >= MIN_DIGITS) return phone.trim();
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? email.trim() : null;
}
