import type { CommandDefinition, StaffNoticeKind, sendStaffNoticeV1 } from '@forecourt/contracts';
import type { Settings } from '../settings.ts';
import type { EmailContent } from './email-content.ts';
import { greetingFor, signature } from './template-parts.ts';

/** Whom identity asks to tell. */
export type StaffNotice = typeof sendStaffNoticeV1 extends CommandDefinition<infer Asked> ? Asked : never;

type Words = Pick<EmailContent, 'subject' | 'paragraphs'> & { readonly closing: string };

/** @param office "the … back office" */
const WORDS: Readonly<Record<StaffNoticeKind, (office: string) => Words>> = {
  'second-factor-removed': (office) => ({
    subject: `Your second factor for ${office} has been taken away`,
    paragraphs: [
      `An owner has taken the second factor from your account in ${office}. You have been logged out everywhere.`,
      'Log in with your password, and set up a new one: you are asked to at once, or find it under Your account.',
    ],
    closing: 'If you did not ask for this, tell us at once.',
  }),
  'email-given': (office) => ({
    subject: `Your email address for ${office} has been changed`,
    paragraphs: [
      `An owner has changed the email address of your account in ${office} to this one. You log in with it from now on; your password stays.`,
      'A link to set a password that was sent to the address before no longer works. Ask for a new one if you need it.',
    ],
    closing: 'If you know nothing of this account, tell us at once.',
  }),
  'email-replaced': (office) => ({
    subject: `Your email address for ${office} has been changed`,
    paragraphs: [
      `An owner has given your account in ${office} another email address. You log in with that one from now on, and no longer with this one.`,
      'A link to set a password that was sent here no longer works.',
    ],
    closing: 'If you did not expect this, tell us at once.',
  }),
  'password-changed': (office) => ({
    subject: `Your password for ${office} has been changed`,
    paragraphs: [
      `The password of your account in ${office} has been changed. You have been logged out everywhere else.`,
      'If it was you, there is nothing to do.',
    ],
    closing: 'If it was not you, tell us at once: an owner can disable the account and send you a link for a new password.',
  }),
};

/** The mail to somebody to whose account something has happened. */
export const staffNoticeMail = (
  { name, what = 'second-factor-removed' }: StaffNotice,
  { DEALERSHIP_FILE: dealership, PUBLIC_URL: publicUrl }: Pick<Settings, 'DEALERSHIP_FILE' | 'PUBLIC_URL'>,
): EmailContent => {
  const { subject, paragraphs, closing } = WORDS[what](`the ${dealership.tradingName} back office`);
  return {
    subject,
    greeting: greetingFor(name),
    paragraphs,
    facts: [],
    quotes: [],
    links: [{ label: 'Log in', url: new URL('/admin', publicUrl).href }],
    closing: [...signature(dealership), '', closing],
  };
};
