import type { Vehicle } from '@forecourt/contracts';

/** The link of a toast to a van's public page. */
export const onSite = ({ id }: Pick<Vehicle, 'id'>) => ({ label: 'View on site', to: `/vehicle/${id}` });
