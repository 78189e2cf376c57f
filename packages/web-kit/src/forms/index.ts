/**
 * How public forms are sent. Apart from the rest of this package, which every visitor downloads: this comes with the form,
 * in the application's own copy.
 */
export * from './form-start.ts';
export * from './not-sent.ts';
export * from './post-form.ts';
export * from './use-form-session.ts';
