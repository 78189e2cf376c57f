const NO_VAT = /\b(?:no|without|not) vat\b/gi;
const VAT = /\bvat\b/i;

/**
 * Whether a text about a van speaks of VAT other than that there is none. Of a van sold under the margin scheme nothing may: its
 * invoice shows no VAT. Source: HMRC, VAT Notice 718, section 4.
 */
export const claimsVat = (text: string): boolean => VAT.test(text.replace(NO_VAT, ''));
