/** The page on which visitors object to being counted, and where its form is sent. */
export const VISIT_COUNTS_PATH = '/visit-counts';
export const OBJECTION_PATH = '/visit-counts/objection';
