/**
 * Sends public forms. Separate from the rest of this package, which every visitor downloads: this is bundled with the form.
 */
export * from './form-start.ts';
export * from './not-sent.ts';
export * from './post-form.ts';
export * from './use-form-session.ts';
