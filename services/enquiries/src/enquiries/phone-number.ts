import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Ofcom's lengths, without the leading 0. The library's own check is stricter: it refuses the numbers kept for drama, which
 * demonstrations use.
 */
const UNITED_KINGDOM = /^([1-357-9]\d{9}|[18]\d{8}|8\d{6})$/;

/** Whether the text is a number that can be dialled from the United Kingdom, however it is spaced: "+44 (0)151 496 0123". */
export function isPhoneNumber(text: string): boolean {
  const number = parsePhoneNumberFromString(text, 'GB');
  if (!number) return false;
  return number.countryCallingCode === '44' ? UNITED_KINGDOM.test(number.nationalNumber) : number.isPossible();
}
