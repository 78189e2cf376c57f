/** What every staff token says about itself: signing and checking agree on these (architecture §5). */
export const STAFF_ISSUER = 'forecourt';
export const STAFF_AUDIENCE = 'forecourt-staff';

/** The length of a session, and the longest that any staff token may be valid, in seconds. */
export const SESSION_SECONDS = 8 * 60 * 60;
