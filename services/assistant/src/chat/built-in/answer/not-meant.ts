/** How an answer begins that gives none. */
export const NOT_MEANT = "I'm not sure what you mean";

/** Whether an answer, as it was given, says that the message was not understood. */
export const saysUnsure = (answer: string): boolean => answer.includes(NOT_MEANT);
