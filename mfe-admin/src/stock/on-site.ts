import type { Vehicle } from '@forecourt/contracts';

/** The link of a toast to a van's public page, if it has one. */
export const onSite = ({ id, isHeld }: Pick<Vehicle, 'id' | 'isHeld'>) =>
  isHeld ? {} : { link: { label: 'View on site', to: `/vehicle/${id}` } };
