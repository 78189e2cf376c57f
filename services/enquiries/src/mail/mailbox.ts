/** Google's two domains, which ignore dots before the @. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely leads to, for counting what is sent to it (D44): in lower case, without the tag
 * after a plus sign, and for Google without dots. Elsewhere dots tell people apart, as in "jo.brown" and "jobrown". Where a
 * provider gives plus signs no meaning, two people share a limit, but the sales team still answers both.
 */
export const mailboxOf = (address: string): string => {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const [name = '', domain] = [written.slice(0, at), written.slice(at + 1)];
  // An address that begins with a plus sign has nothing else to keep.
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return IGNORES_DOTS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
};
