/** The formats of registrations since 1903, split where the plate has its space. */
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
 * The form in which a registration is stored, sent and shown: upper-cased, trimmed and spaced like its plate ("ab12cde" →
 * "AB12 CDE"; product §5). Other formats (military, trade, foreign) keep their own spaces.
 */
export const normaliseRegistration = (registration: string): string => {
  const words = registration.toUpperCase().trim().split(/\s+/);
  const compact = words.join('');
  const [, first, last] = STYLES.map((style) => style.exec(compact)).find((parts) => parts !== null) ?? [];
  return first && last ? `${first} ${last}` : words.join(' ');
};

/** Whether a registration is in one of the formats since 1903. Military and trade plates, and those from abroad, are not. */
export const isInUkFormat = (registration: string): boolean => {
  const compact = normaliseRegistration(registration).replaceAll(' ', '');
  return STYLES.some((style) => style.test(compact));
};

const UK_REGISTRATION = /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{2,7}$/;

/**
 * The form for queries to registers: "hv24 qan" → "HV24QAN". Null if it cannot be a UK registration, which has two to seven letters
 * and digits, at least one of each.
 */
export const registerEntryName = (registration: string): string | null => {
  const compact = normaliseRegistration(registration).replaceAll(' ', '');
  return UK_REGISTRATION.test(compact) ? compact : null;
};
