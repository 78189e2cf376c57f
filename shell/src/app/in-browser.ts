/** Whether this runs in the browser, where a page is shown at once and fills in as answers arrive; the server waits for them. */
export const IN_BROWSER = typeof document !== 'undefined';
