/** The values of `tab` in the address (product §2) and what they are called. */
export const TABS = {
  vehicles: 'Vehicles',
  inquiries: 'Enquiries',
  activity: 'Activity',
} as const;

export type Tab = keyof typeof TABS;

/** Vehicles unless the address names another. */
export const tabOf = (value: string | null): Tab => (value !== null && Object.hasOwn(TABS, value) ? (value as Tab) : 'vehicles');
