/** Where the space of a plate stands, in the ways that registrations have been made up since 1903; what comes first and what last. */
const STYLES = [
  // Since 2001: AB12 CDE.
  /^([A-Z]{2}\d{2})([A-Z]{3})$/,
  // 1983 to 2001, and Q plates: A123 BCD.
  /^([A-Z]\d{1,3})([A-Z]{3})$/,
  // 1963 to 1983: ABC 123D.
  /^([A-Z]{3})(\d{1,3}[A-Z])$/,
  // Before 1963, and Northern Ireland to this day: AB 1234, ABZ 1234.
  /^([A-Z]{1,3})(\d{1,4})$/,
  /^(\d{1,4})([A-Z]{1,3})$/,
];

/**
 * The one way a registration is stored, sent and shown: upper-cased, trimmed and spaced as its plate is ("ab12cde" →
 * "AB12 CDE"; product §5). What is made up in no civilian way (military, trade, foreign) keeps its own spaces.
 */
export const normaliseRegistration = (registration: string): string => {
  const words = registration.toUpperCase().trim().split(/\s+/);
  const compact = words.join('');
  const [, first, last] = STYLES.map((style) => style.exec(compact)).find((parts) => parts !== null) ?? [];
  return first && last ? `${first} ${last}` : words.join(' ');
};

const UK_REGISTRATION = /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{2,7}$/;

/**
 * As registers are asked for it: "hv24 qan" → "HV24QAN". Null for what is on no UK plate: those carry two to seven
 * letters and digits, some of each, in many orders over the years.
 */
export const registerEntryName = (registration: string): string | null => {
  const compact = normaliseRegistration(registration).replaceAll(' ', '');
  return UK_REGISTRATION.test(compact) ? compact : null;
};
