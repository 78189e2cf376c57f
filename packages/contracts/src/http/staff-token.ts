/** Claims that the signer and the verifiers of staff tokens share (architecture §5). */
export const STAFF_ISSUER = 'forecourt';
export const STAFF_AUDIENCE = 'forecourt-staff';

/** The length of a session and the maximum lifetime of a staff token, in seconds. */
export const SESSION_SECONDS = 8 * 60 * 60;
