import { ROLES, type Role } from '@forecourt/contracts';

/** Each role by its name and what it may do. */
export const ROLE_WORDS: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'May do everything, with releases and the staff.' },
  manager: {
    name: 'Manager',
    may: 'May do what sales may, see what vans cost, turn stock feeds on and off, export enquiries, work on data requests and read the activity.',
  },
  sales: { name: 'Sales', may: 'May add, price, change and delete vans, work on enquiries and publish posts.' },
  viewer: { name: 'Viewer', may: 'May look at stock and enquiries, and change nothing.' },
};

/** What to know before somebody becomes one. */
export const OWNER_MAY =
  "An owner may do everything, including disabling other owners' accounts. Only the first account stays whatever they do.";

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].name }));
