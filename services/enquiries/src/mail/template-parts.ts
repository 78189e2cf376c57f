import type { Dealership } from '@forecourt/contracts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });

/** "5 January 2026 at 09:00", in UK time. */
export const formatUkTime = (date: Date): string => moment.format(date);

/** Up to six words of letters: no address, link or figure fits. */
const NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,5}$/u;
const MAX_NAME_LENGTH = 60;

/**
 * The visitor's name if it can only be a name, otherwise empty. A mail to an address that anybody may have entered repeats
 * nothing else that they typed (ADR 005).
 */
export const plainName = (name: string): string => (name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : '');

export const greetingFor = (name: string): string => (plainName(name) ? `Dear ${name},` : 'Hello,');

export const signature = ({ tradingName, phone, phoneHours, email, address }: Dealership): string[] => [
  'Kind regards,',
  tradingName,
  `${phone} (${phoneHours})`,
  email,
  [...address.lines, address.town, address.county, address.postcode].join(', '),
];

export const reasonForEmail = ({ tradingName }: Dealership): string =>
  `You're receiving this because your email address was entered on the ${tradingName} website. If that wasn't you, please let us know or ignore this email.`;
