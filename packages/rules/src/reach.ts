/** As most mail servers take it: no spaces, no two dots in a row, and a domain with an ending. */
export const EMAIL_ADDRESS = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Ofcom's lengths, without the leading 0. The numbers kept for drama, which demonstrations use, are among them. */
const UNITED_KINGDOM = /^0?([1-357-9]\d{9}|[18]\d{8}|8\d{6})$/;
/** A country code and a number, at most 15 digits in all (ITU-T E.164). */
const ABROAD = /^[1-9]\d{6,14}$/;

/**
 * The number to dial (ITU-T E.164, without an extension) of one that can be dialled from the United Kingdom, however it is
 * spaced: "+44 (0)151 496 0123" is "+441514960123". Null for any other text.
 */
export function dialledNumber(text: string): string | null {
  const dialled = text
    .replace(/ *(?:x|ext(?:ension)?)[. ]*\d+$/i, '')
    .replace(/^\s*\+/, '00')
    .replace(/[\s().-]/g, '');
  const [, country = '', rest = ''] = /^00(44|)(.*)$/.exec(dialled) ?? ['', '44', dialled];
  if (!(country ? UNITED_KINGDOM : ABROAD).test(rest)) return null;
  return `+${country}${country ? rest.replace(/^0/, '') : rest}`;
}

/** Whether the text is a number that {@link dialledNumber} reads. */
export const isPhoneNumber = (text: string): boolean => dialledNumber(text) !== null;

/** What a link dials: the number itself, or the digits of one that was stored before the rule. */
export const telephoneLink = (text: string): string => `tel:${dialledNumber(text) ?? text.replace(/[^+\d]/g, '')}`;
