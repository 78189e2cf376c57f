/** What spreadsheets take for a formula, even after spaces or in full-width characters, or for a number whose leading zero they drop. */
const MISREAD = /^\s*[=+\-@＝＋－＠]|^[\t\r]|^0\d*$/;

/** Text for a cell of a CSV file: with an apostrophe before it if a spreadsheet would not take it for text. */
export const spreadsheetText = (text: string): string => (MISREAD.test(text) ? `'${text}` : text);
