/** What most mail servers accept: no spaces, no consecutive dots, and a domain with a TLD. */
export const EMAIL_ADDRESS = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Ofcom's number lengths, without the leading 0. Includes the numbers reserved for drama, which demonstrations use. */
const UNITED_KINGDOM = /^0?([1-357-9]\d{9}|[18]\d{8}|8\d{6})$/;
/** A country code and a number, at most 15 digits in all (ITU-T E.164). */
const ABROAD = /^[1-9]\d{6,14}$/;

/**
 * The E.164 form, without extension, of a number that can be dialled from the United Kingdom: "+44 (0)151 496 0123" is
 * "+441514960123". Null for any other text.
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

/** Whether {@link dialledNumber} can parse the text. */
export const isPhoneNumber = (text: string): boolean => dialledNumber(text) !== null;

/** The `tel:` link of a number; for one stored before validation, its digits. */
export const telephoneLink = (text: string): string => `tel:${dialledNumber(text) ?? text.replace(/[^+\d]/g, '')}`;

/** Ofcom's mobile numbers, without personal numbers (070) and, but for the Isle of Man's, pagers (076). */
const UK_MOBILE = /^\+44(7[1-57-9]\d{8}|7624\d{6})$/;

/** A UK mobile number as messengers write it, "447700900123"; null for any other. */
export function ukMobileNumber(text: string): string | null {
  const dialled = dialledNumber(text);
  return dialled !== null && UK_MOBILE.test(dialled) ? dialled.slice(1) : null;
}
