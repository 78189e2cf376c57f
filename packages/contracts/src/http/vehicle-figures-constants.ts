// Separate from the schemas, so that browsers can use it without loading zod.

/** Days that the looks at a van are counted for, today included. */
export const LOOKED_AT_DAYS = 14;
