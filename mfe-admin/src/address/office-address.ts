/** The state in the URL: `tab`, the list's filters, and the open overlay (`edit=7`, `add`, `add=7`, `post=7`). */
export type OfficeParam =
  | 'tab'
  | 'q'
  | 'show'
  | 'sort'
  | 'edit'
  | 'add'
  | 'post'
  // The posts that wait for their time; the one that is changed by its id, or empty.
  | 'posts'
  // The addresses at which others fetch the stock.
  | 'feeds'
  // An import of stock by its number, or empty for a new one.
  | 'import'
  // The van whose figures are looked at.
  | 'figures'
  // The help sheet of the shortcuts.
  | 'keys'
  // The user's own account.
  | 'account'
  // The staff: whom to invite, and whose account is changed.
  | 'invite'
  | 'member'
  // Of the releases and settings: what is to be done, and to what (`lock.mfe-catalog`).
  | 'do'
  // Of the enquiries: the part of the tab, the filters, and the overlays of data subject requests.
  | 'view'
  | 'status'
  | 'type'
  | 'period'
  | 'vehicle'
  // Of the activity.
  | 'day'
  | 'by'
  | 'kind'
  | 'extend'
  | 'person'
  // An enquiry that staff enter, about a van by its number, or empty.
  | 'enter'
  // The enquiry that is answered, and the unsent reply to it that is written anew.
  | 'reply'
  | 'unsent';

/** The current URL with some parameters changed; `null` removes one. */
export function officeAddress(now: URLSearchParams, change: Readonly<Partial<Record<OfficeParam, string | null>>>): string {
  const params = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '/admin' : `/admin?${query}`;
}

/** History state of an overlay that was opened from within the page: closing it goes back, like the back button. */
export const OPENED_HERE = { openedHere: true };
