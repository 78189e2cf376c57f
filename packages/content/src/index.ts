/** What the public pages say, as data: the pages show it, the assistant quotes it. Pure: settings in, texts out. */
export * from './page/content-page.ts';
export { mailFooter } from './page/mail-footer.ts';
export { type MarkedText, type TextPart, textParts, unmarked } from './page/marked-text.ts';
export { postalAddress } from './page/postal-address.ts';
export * from './page/section-texts.ts';
export * from './pages/about.ts';
export * from './pages/content-pages.ts';
export * from './pages/cookie-policy.ts';
export * from './pages/data-subject-rights.ts';
export * from './pages/finance.ts';
export * from './pages/privacy-policy.ts';
export * from './pages/recent-work.ts';
export * from './pages/services.ts';
export * from './pages/terms-conditions.ts';
export * from './pages/warranty.ts';
