/** Upper-cased and trimmed, as registrations are stored and entered everywhere (specification §5). */
export const normaliseRegistration = (registration: string): string => registration.trim().toUpperCase();

const CURRENT_STYLE = /^([A-Z]{2}\d{2})([A-Z]{3})$/;

/** As a plate shows it: "HV24QAN" → "HV24 QAN". Older and personal plates stay as they were entered. */
export const displayRegistration = (registration: string): string => {
  const normalised = normaliseRegistration(registration);
  const [, area, letters] = CURRENT_STYLE.exec(normalised.replaceAll(' ', '')) ?? [];
  return area === undefined ? normalised : `${area} ${letters}`;
};

const UK_REGISTRATION = /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{2,7}$/;

/**
 * As registers are asked for it: "hv24 qan" → "HV24QAN". Null for what is on no UK plate: those carry two to seven
 * letters and digits, some of each, in many orders over the years.
 */
export const registerEntryName = (registration: string): string | null => {
  const compact = normaliseRegistration(registration).replace(/\s+/g, '');
  return UK_REGISTRATION.test(compact) ? compact : null;
};
