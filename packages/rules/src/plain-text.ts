/** Control characters, line breaks, lone surrogates and bidi controls. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/gu;

/** Bidi controls, which can make a text read as another. */
const TURNS_WRITING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Spaces and invisible characters. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text is empty or invisible. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** Whether a text is a single line of visible characters. */
export const isPlain = (text: string): boolean => text.search(NOT_PLAIN) === -1;

/** Replaces each character that is not plain by U+FFFD. */
export const madePlain = (text: string): string => text.replace(NOT_PLAIN, '\uFFFD');

/** Removes bidi controls; empty if the text is blank. */
export const readableText = (text: string): string => (isBlank(text) ? '' : text.replace(TURNS_WRITING, ''));
