/** What nobody types into one line: controls, line breaks, halves of surrogate pairs, marks that turn the direction of writing. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/gu;

/** Marks that turn the direction of what follows them: a text could be made to read as another. */
const TURNS_WRITING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Spaces, and characters that are drawn as nothing at all. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text says nothing: it is empty, or looks it. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** Whether a text is one line of characters that can be written. */
export const isPlain = (text: string): boolean => text.search(NOT_PLAIN) === -1;

/** One line that can be shown, each character that is not plain replaced by U+FFFD. */
export const madePlain = (text: string): string => text.replace(NOT_PLAIN, '\uFFFD');

/** What somebody wrote, without marks that turn the direction of writing; empty where it looks empty. */
export const readableText = (text: string): string => (isBlank(text) ? '' : text.replace(TURNS_WRITING, ''));
