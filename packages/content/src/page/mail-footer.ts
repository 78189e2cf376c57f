import type { Dealership } from '@forecourt/contracts';

/** A line without case, punctuation at its end and doubled spaces: how it is compared. */
const plain = (line: string): string =>
  line
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!]+$/, '');

const digits = (line: string): string => line.replace(/\D/g, '');

/** Whether a line of the letter already says what a line of the signature says: the same, or the name after other words. */
const says = (written: string, signature: string): boolean => {
  const [line, wanted] = [plain(written), plain(signature)];
  return line === wanted || line.endsWith(` ${wanted}`);
};

/** The lines of the signature that the letter does not already end with. */
function unsaid(signature: readonly string[], text: string, phone: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (let count = signature.length; count > 0; count -= 1) {
    const end = lines.slice(-count);
    const isThere = (line: string, at: number): boolean =>
      says(end[at] ?? '', line) || (line.startsWith(phone) && digits(end[at] ?? '') === digits(phone));
    if (signature.slice(0, count).every(isThere)) return signature.slice(count);
  }
  return signature;
}

/**
 * What stands under a mail that staff write: their signature, how to reach the dealership, who it is (a company's letters name it and its
 * number), and the credit statement (D3). What the letter already ends with is not said twice.
 *
 * @param dealership the dealer's settings
 * @param letter what staff wrote, and the name of whoever wrote it; null without one
 */
export const mailFooter = (
  dealership: Dealership,
  { text, signedBy }: { readonly text: string; readonly signedBy: string | null },
): readonly string[] => {
  const { tradingName, legalName, companyNumber, phone, phoneHours, email, address, creditStatement } = dealership;
  const signature = [...(signedBy === null ? [] : [signedBy]), tradingName, `${phone} (${phoneHours})`];
  return [
    ...unsaid(signature, text, phone),
    email,
    [...address.lines, address.town, address.county, address.postcode].join(', '),
    '',
    `${legalName}, company number ${companyNumber}`,
    creditStatement,
  ];
};
