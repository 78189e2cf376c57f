import type { Dealership } from '@forecourt/contracts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });

/** "5 January 2026 at 09:00", by the dealership's clock. */
export const inLondon = (date: Date): string => moment.format(date);

/** Words of letters, each with a dot at its end at most: no address, link or figure. */
const NAME = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,5}$/u;
const LONGEST_NAME = 60;

/**
 * The name a visitor gave, where it can only be a name; nothing otherwise. What goes to an address that anybody may have
 * entered says nothing else in their words (ADR 005).
 */
export const plainName = (name: string): string => (name.length <= LONGEST_NAME && NAME.test(name) ? name : '');

export const greetingFor = (name: string): string => (plainName(name) ? `Dear ${name},` : 'Hello,');

export const signature = ({ tradingName, phone, phoneHours, email, address }: Dealership): string[] => [
  'Kind regards,',
  tradingName,
  `${phone} (${phoneHours})`,
  email,
  [...address.lines, address.town, address.county, address.postcode].join(', '),
];

export const reasonForMail = ({ tradingName }: Dealership): string =>
  `You're receiving this because your email address was entered on the ${tradingName} website. If that wasn't you, please let us know or ignore this email.`;
