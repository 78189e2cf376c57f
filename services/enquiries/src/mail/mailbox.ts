/** Google's two names of one service, in whose addresses dots in front of the @ mean nothing. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely leads to, for counting what is sent to it (D44): without case and blanks, without
 * the tag that follows a plus sign, and for Google's addresses without dots. Elsewhere a dot tells two people apart, as in
 * "jo.brown" and "jobrown". Where a provider gives plus signs no meaning, two people share a limit: each is still answered
 * by the sales team.
 */
export const mailboxOf = (address: string): string => {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const [name = '', domain] = [written.slice(0, at), written.slice(at + 1)];
  // An address that begins with a plus sign has no other name.
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return IGNORES_DOTS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
};
