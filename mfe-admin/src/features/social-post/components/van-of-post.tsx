import { vehicleTitle } from '@forecourt/rules';
import { Plate } from '@forecourt/ui';

interface VanOfPostProps {
  readonly vehicleId: number;
  /** Null until it is known. */
  readonly vehicle: (Parameters<typeof vehicleTitle>[0] & { readonly registrationNumber: string | null }) | null | undefined;
}

/** The van of a post, in a list of several. */
export function VanOfPost({ vehicle, vehicleId }: VanOfPostProps) {
  return (
    <p className="cluster centred gap-2">
      <b className="ink">{vehicle ? vehicleTitle(vehicle) : `Vehicle ${vehicleId}`}</b>
      {vehicle?.registrationNumber && <Plate>{vehicle.registrationNumber}</Plate>}
    </p>
  );
}
