import type { CommandDefinition, sendStaffNoticeV1 } from '@forecourt/contracts';
import type { Settings } from '../settings.ts';
import type { EmailContent } from './email-content.ts';
import { greetingFor, signature } from './template-parts.ts';

/** Whom identity asks to tell. */
export type StaffNotice = typeof sendStaffNoticeV1 extends CommandDefinition<infer Asked> ? Asked : never;

/** The mail to somebody whose second factor an owner has taken away. */
export const staffNoticeMail = (
  { name }: StaffNotice,
  { DEALERSHIP_FILE: dealership, PUBLIC_URL: publicUrl }: Pick<Settings, 'DEALERSHIP_FILE' | 'PUBLIC_URL'>,
): EmailContent => {
  const office = `the ${dealership.tradingName} back office`;
  return {
    subject: `Your second factor for ${office} has been taken away`,
    greeting: greetingFor(name),
    paragraphs: [
      `An owner has taken the second factor from your account in ${office}. You have been logged out everywhere.`,
      'Your password alone logs you in now. Once you have, turn on an authenticator app again, under Your account.',
    ],
    facts: [],
    quotes: [],
    links: [{ label: 'Log in', url: new URL('/admin', publicUrl).href }],
    closing: [...signature(dealership), '', 'If you did not ask for this, tell us at once.'],
  };
};
