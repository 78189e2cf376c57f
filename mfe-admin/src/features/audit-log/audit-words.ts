/** What was done, after the record it was done to and a colon. */
export const DONE: Readonly<Record<string, string>> = {
  'vehicle.added': 'added to the stock',
  'vehicle.marked-sold': 'marked sold',
  'vehicle.marked-available': 'marked available',
  'vehicle.removed': 'deleted',
  'vehicle.restored': 'restored',
  'vehicle.published': 'put on the site',
  'vehicle.held': 'taken off the site',
  'post.published': 'post published',
  'post.saved': 'post saved, not posted',
  'post.failed': 'post failed',
  'post.scheduled': 'post scheduled',
  'post.schedule-changed': 'scheduled post changed',
  'post.schedule-cancelled': 'scheduled post cancelled',
  'post.posted-by-hand': 'post marked as posted by hand',
  'post.left-unknown': 'post sent, but not confirmed by the platform',
  'enquiry.entered': 'entered by hand',
  'enquiry.noted': 'note added',
  'enquiry.replied': 'reply written',
  'enquiry.reply-retried': 'reply sent again',
  'enquiry.reply-discarded': 'reply thrown away',
  'enquiry.called': 'customer called',
  'enquiry.messaged': 'customer written to on WhatsApp',
  'enquiry.note-corrected': 'note corrected',
  'enquiry.note-deleted': 'note deleted',
  'enquiry.note-restored': 'deleted note restored',
  'enquiry.contact-corrected': 'call or message corrected',
  'enquiry.contact-deleted': 'call or message deleted',
  'enquiry.contact-restored': 'deleted call or message restored',
  'enquiry.customer-corrected': "customer's details corrected",
  'enquiry.erased': 'personal data erased',
  'data-request.noted': 'note added',
  'data-request.erased': 'personal data erased',
  'dead-letter.retried': 'retried',
  'dead-letter.edited': 'edited and retried',
  'dead-letter.archived': 'archived',
  'stock-import.applied': 'vans imported from a file',
  'stock-import.published': 'its new vans put on the site',
  'stock-import.undone': 'undone',
  'stock-feed.renewed': 'new address made',
  'stock-feed.turned-off': 'turned off',
  'micro-frontend.preview-linked': 'link to a preview made',
};

/** What an import did to a van, whose row is "stock.csv, row 12". */
export const DONE_BY_IMPORT: Readonly<Record<string, (row: string) => string>> = {
  'vehicle.imported': (row) => `imported from ${row}`,
  'vehicle.import-changed': (row) => `changed by the import of ${row}`,
  'vehicle.import-undone': (row) => `import of ${row}, undone`,
};

/** What an owner did to a colleague's account. */
export const DONE_TO_ACCOUNT: Readonly<Record<string, string>> = {
  'account.invited': 'invited',
  'account.link-made': 'new link to set a password made',
  'account.link-mailed': 'link to set a password mailed',
  'account.link-not-mailed': 'link to set a password not mailed',
  // As recorded before it was known what became of the mail.
  'account.link-sent': 'new link to set a password made',
  'account.withdrawn': 'invitation withdrawn',
  'account.disabled': 'account disabled',
  'account.enabled': 'account enabled',
  'account.name-corrected': 'name changed',
  'account.email-changed': 'email address changed',
  'account.second-factor-removed': 'second factor taken away',
};

/** Actions that are a sentence by themselves. */
export const ALONE: Readonly<Record<string, string>> = {
  'enquiries.exported': 'Enquiries exported as CSV',
  'account.signed-in': 'Logged in',
  'account.signed-out': 'Logged out',
  'account.password-changed': 'Password changed',
  'account.renamed': 'Own name changed',
  'account.authenticator-added': 'Authenticator app turned on',
  'account.authenticator-removed': 'Authenticator app turned off',
  'account.recovery-codes-renewed': 'New recovery codes made',
  'account.passkey-added': 'Passkey added',
  'account.passkey-removed': 'Passkey removed',
  'account.recovery-code-used': 'Recovery code used',
  'account.second-factor-required': 'Second factor required of everybody',
  'account.second-factor-optional': 'Second factor no longer required',
  'account.session-ended': 'Logged out of another device',
  'account.other-sessions-ended': 'Logged out of all other devices',
  'account.joined': 'Accepted the invitation',
};

/** What a record is called, before its number. */
export const RECORDS: Readonly<Record<string, string>> = {
  vehicle: 'Vehicle',
  enquiry: 'Enquiry',
  'data-request': 'Data request',
  'dead-letter': 'Message',
  'stock-import': 'Import',
};

/** Who acts without an account, as the log calls them. */
export const ACTORS = [
  { value: 'operator', label: 'The command line' },
  { value: 'releases', label: 'The site itself' },
  { value: 'unknown', label: 'Unknown' },
];

/** What the log can be narrowed to, by the type of the record. */
export const KINDS = [
  { value: 'vehicle', label: 'Vehicles' },
  { value: 'enquiry', label: 'Enquiries' },
  { value: 'data-request', label: 'Data requests' },
  { value: 'account', label: 'Logins and accounts' },
  { value: 'settings', label: 'Settings' },
  { value: 'stock-import', label: 'Imports' },
  { value: 'stock-feed', label: 'Stock feeds' },
  { value: 'micro-frontend', label: 'Releases' },
  { value: 'dead-letter', label: 'Messages' },
];
