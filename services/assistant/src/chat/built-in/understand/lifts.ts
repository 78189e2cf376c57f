/** "How much do they lift" asks of the tail lift. */
export const LIFTS = /\bhow (?:much|heavy) (?:can|do|does|will) .*\blifts?\b/;
