import { type CommandDefinition, type sendStaffLinkV1, staffLinkPath } from '@forecourt/contracts';
import type { Settings } from '../settings.ts';
import type { EmailContent } from './email-content.ts';
import { formatUkTime, greetingFor, signature } from './template-parts.ts';

/** What identity asks to be sent. */
export type StaffLink = typeof sendStaffLinkV1 extends CommandDefinition<infer Asked> ? Asked : never;

/** The mail by which somebody sets their password. */
export const staffLinkMail = (
  { name, email, role, isInvitation, token, expiresAt }: StaffLink,
  { DEALERSHIP_FILE: dealership, PUBLIC_URL: publicUrl }: Pick<Settings, 'DEALERSHIP_FILE' | 'PUBLIC_URL'>,
): EmailContent => {
  const office = `the ${dealership.tradingName} back office`;
  return {
    subject: isInvitation ? `Your invitation to ${office}` : `Your new password for ${office}`,
    greeting: greetingFor(name),
    paragraphs: [
      isInvitation ? `You have been given an account in ${office}.` : `You can set a new password for ${office}.`,
      `The link works once, until ${formatUkTime(new Date(expiresAt))}. Do not pass it on: whoever opens it first sets the password.`,
    ],
    facts: [
      ['Email to log in with', email],
      ['Role', role],
    ],
    quotes: [],
    links: [{ label: 'Set your password', url: new URL(staffLinkPath(token), publicUrl).href }],
    closing: [...signature(dealership), '', 'If you did not expect this email, ignore it and tell us.'],
  };
};
