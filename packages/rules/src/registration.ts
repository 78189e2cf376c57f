/** Upper-cased and trimmed, as registrations are stored and entered everywhere (specification §5). */
export const normaliseRegistration = (registration: string): string => registration.trim().toUpperCase();

const CURRENT_STYLE = /^([A-Z]{2}\d{2})([A-Z]{3})$/;

/** As a plate shows it: "HV24QAN" → "HV24 QAN". Older and personal plates stay as they were entered. */
export const displayRegistration = (registration: string): string => {
  const normalised = normaliseRegistration(registration);
  const [, area, letters] = CURRENT_STYLE.exec(normalised.replaceAll(' ', '')) ?? [];
  return area === undefined ? normalised : `${area} ${letters}`;
};
