import type { EnquiryStep } from '@forecourt/contracts';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "Given to Sam by Olivia", "Olivia called". @param nameOf an account, for the middle of a sentence. */
export function stepInWords(
  { kind, by, assignee }: Pick<EnquiryStep, 'kind' | 'by' | 'assignee'>,
  nameOf: (account: string) => string,
): string {
  if (kind === 'called') return `${capital(nameOf(by))} called`;
  if (kind === 'whatsapp') return `${capital(nameOf(by))} wrote on WhatsApp`;
  if (assignee === null) return `Given to nobody by ${nameOf(by)}`;
  return assignee === by ? `Taken by ${nameOf(by)}` : `Given to ${nameOf(assignee)} by ${nameOf(by)}`;
}
