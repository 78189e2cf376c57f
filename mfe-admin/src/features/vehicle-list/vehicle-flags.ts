import type { ListedVehicle } from '@forecourt/contracts';
import { expiryBadge, type IsoDate, motFlag } from '@forecourt/rules';

/** Problems with a van's MOT or tax. */
export interface VehicleFlags {
  /** The badge of the card, if anything has run out. */
  readonly expired: ReturnType<typeof expiryBadge>;
  /** The MOT runs out within 30 days. */
  readonly soon: boolean;
}

type Papers = Pick<ListedVehicle, 'specifications'>;

/** MOT and tax (product §4, D26). */
export const vehicleFlags = ({ specifications }: Papers, today: IsoDate): VehicleFlags => ({
  expired: expiryBadge(specifications, today),
  soon: motFlag(specifications, today) === 'soon',
});

/** 2: something has run out, 1: something will soon, 0: all is well. */
export const urgency = (vehicle: Papers, today: IsoDate): number => {
  const { expired, soon } = vehicleFlags(vehicle, today);
  if (expired) return 2;
  return soon ? 1 : 0;
};
