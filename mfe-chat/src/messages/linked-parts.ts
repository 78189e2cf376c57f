import type { Dealership } from '@forecourt/contracts';

export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

type Reached = Pick<Dealership, 'phone' | 'phoneE164' | 'email' | 'financeEmail'>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Turns only the dealership's own telephone number and addresses in a bot's text into links. */
export function linkedParts(text: string, { phone, phoneE164, email, financeEmail }: Reached): TextPart[] {
  const targets = new Map([
    [phone, `tel:${phoneE164}`],
    [email, `mailto:${email}`],
    [financeEmail, `mailto:${financeEmail}`],
  ]);
  const pattern = new RegExp(`(${[...targets.keys()].map(escaped).join('|')})`);
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => {
      const href = targets.get(part);
      return href === undefined ? { text: part } : { text: part, href };
    });
}
