/** The values of `tab` in the URL (product §2) and their labels. */
export const TABS = {
  vehicles: 'Vehicles',
  inquiries: 'Enquiries',
  activity: 'Activity',
  operations: 'Operations',
  releases: 'Releases',
} as const;

export type Tab = keyof typeof TABS;

/** Defaults to vehicles. */
export const tabOf = (value: string | null): Tab => (value !== null && Object.hasOwn(TABS, value) ? (value as Tab) : 'vehicles');
