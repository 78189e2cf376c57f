const MAX_REASON_LENGTH = 500;

/** Why an event could not be handled, as PostgreSQL can store it: "TypeError: …". */
export const reasonOf = (error: unknown): string => {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return reason.replaceAll('\0', '').slice(0, MAX_REASON_LENGTH);
};
