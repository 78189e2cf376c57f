/** What the address says: `tab`, what the list is narrowed down to, and the overlay that is open (`edit=7`, `add`, `post=7`). */
export type OfficeParam =
  | 'tab'
  | 'q'
  | 'show'
  | 'sort'
  | 'edit'
  | 'add'
  | 'post'
  // Of the enquiries: the part of the tab, the filters, and the overlays of data subject requests.
  | 'view'
  | 'status'
  | 'type'
  | 'period'
  | 'vehicle'
  // Of the activity.
  | 'day'
  | 'extend'
  | 'person';

/** The address of the back office with some of it changed; `null` takes a part out. */
export function officeAddress(now: URLSearchParams, change: Readonly<Partial<Record<OfficeParam, string | null>>>): string {
  const params = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '/admin' : `/admin?${query}`;
}

/** State of an address that an overlay was opened with from within: closing it then goes back, as the back button does. */
export const OPENED_HERE = { openedHere: true };
