/** At most nine digits, to fit PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

/** The id of a reply in a path; 0, which no reply has, if it is none. */
export const replyIdIn = (text: string): number => (ID.test(text) ? Number(text) : 0);
