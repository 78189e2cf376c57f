import { CALL_OUTCOME_LABELS, type EnquiryStep } from '@forecourt/contracts';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "called: no answer"; who was spoken to may have rung themselves: "spoke to them on the phone". */
export const calledInWords = ({ outcome }: Pick<EnquiryStep, 'outcome'>): string => {
  if (outcome === 'spoke') return 'spoke to them on the phone';
  return outcome ? `called: ${CALL_OUTCOME_LABELS[outcome].toLowerCase()}` : 'called';
};

/** "Given to Sam by Olivia", "Olivia called: no answer". @param nameOf an account, for the middle of a sentence. */
export function stepInWords(
  { kind, by, assignee, outcome }: Pick<EnquiryStep, 'kind' | 'by' | 'assignee' | 'outcome'>,
  nameOf: (account: string) => string,
): string {
  if (kind === 'called') return `${capital(nameOf(by))} ${calledInWords({ outcome })}`;
  if (kind === 'whatsapp') return `${capital(nameOf(by))} wrote on WhatsApp`;
  if (assignee === null) return `Given to nobody by ${nameOf(by)}`;
  return assignee === by ? `Taken by ${nameOf(by)}` : `Given to ${nameOf(assignee)} by ${nameOf(by)}`;
}
