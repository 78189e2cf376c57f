import type { Permission } from '@forecourt/contracts';
import { mayI } from '../session/own-account.ts';

/** The values of `tab` in the URL (product §2) and their labels. */
export const TABS = {
  vehicles: 'Vehicles',
  today: 'Today',
  inquiries: 'Enquiries',
  activity: 'Activity',
  operations: 'Operations',
  releases: 'Releases',
  settings: 'Settings',
  staff: 'Staff',
} as const;

export type Tab = keyof typeof TABS;

const NEEDS: Readonly<Record<Tab, Permission>> = {
  vehicles: 'stock.read',
  today: 'office.use',
  inquiries: 'enquiries.read',
  activity: 'audit.read',
  operations: 'operations.manage',
  releases: 'releases.manage',
  settings: 'settings.manage',
  staff: 'staff.manage',
};

/** The tabs that the user's role may open, in order. */
export const ownTabs = (): Tab[] => (Object.keys(TABS) as Tab[]).filter((tab) => mayI(NEEDS[tab]));

/** The address of a tab as it opens. */
export const addressOf = (tab: Tab): string => (tab === 'vehicles' ? '/admin' : `/admin?tab=${tab}`);

/** The tab that the address names, also in capitals; undefined if there is none of that name. */
export const tabOf = (value: string | null): Tab | undefined => {
  if (value === null) return 'vehicles';
  return Object.keys(TABS).find((tab): tab is Tab => tab === value.toLowerCase());
};

/** Of a tab, in a browser's list of tabs and its history. */
export const titleOf = (tab: Tab | undefined): string => (tab ? `${TABS[tab]} · Admin` : 'No such page · Admin');
