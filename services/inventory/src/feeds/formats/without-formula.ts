/** What a spreadsheet takes for a formula, with the spaces before it. */
const BEGINNING = /^[\s=+\-@＝＋－＠]+/;

/** Text that no spreadsheet takes for a formula. Machines would show the apostrophe that people's files have. */
export const withoutFormula = (text: string): string => text.replace(BEGINNING, '');
