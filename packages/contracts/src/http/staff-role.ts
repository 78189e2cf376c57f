import { z } from 'zod';

/** What staff may do, as the end of "may …". Every route for staff names one of these, and its service refuses who lacks it. */
export const PERMISSIONS = {
  'office.use': 'use the back office',
  'stock.read': 'see what only staff see of the stock',
  'stock.write': 'add and change vans',
  'costs.manage': 'see and change what a van has cost',
  'feeds.manage': 'turn stock feeds on and off',
  'enquiries.read': 'read enquiries',
  'enquiries.work': 'work on enquiries',
  'enquiries.export': 'export enquiries',
  'privacy.manage': 'work on data requests',
  'social.publish': 'publish posts',
  'audit.read': 'read the activity',
  'settings.manage': 'change the dealership’s settings',
  'staff.manage': 'manage the staff',
  'releases.manage': 'manage releases',
  'operations.manage': 'look after the running of the site',
} as const;

export type Permission = keyof typeof PERMISSIONS;

const viewer = ['office.use', 'stock.read', 'enquiries.read'] as const satisfies readonly Permission[];
const sales = [...viewer, 'stock.write', 'enquiries.work', 'social.publish'] as const satisfies readonly Permission[];
const manager = [
  ...sales,
  'costs.manage',
  'feeds.manage',
  'enquiries.export',
  'privacy.manage',
  'audit.read',
] as const satisfies readonly Permission[];

/** The roles of staff, from the one who may do everything. */
export const ROLES = ['owner', 'manager', 'sales', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
export const roleSchema = z.enum(ROLES);

const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  owner: Object.keys(PERMISSIONS) as Permission[],
  manager,
  sales,
  viewer,
};

/** Whether somebody in this role may do it. */
export const mayDo = (role: Role, permission: Permission): boolean => PERMISSIONS_OF[role].includes(permission);
