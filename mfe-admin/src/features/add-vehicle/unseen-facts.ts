import type { CreateVehicle, VehicleLookup } from '@forecourt/contracts';
import { known } from './add-values.ts';
import type { Draft } from './draft.ts';

const registerFacts = ({ co2Emissions, vehicleCategory, taxStatus, taxDueDate, motStatus, motDueDate }: VehicleLookup) => ({
  co2Emissions,
  vehicleCategory,
  taxStatus,
  taxDueDate,
  motStatus,
  motDueDate,
});

/** Facts without a field, saved unchanged: those of the register, or of the van that was copied. */
export const unseenFacts = ({ lookup, copied }: Pick<Draft, 'lookup' | 'copied'>): Partial<CreateVehicle> =>
  lookup ? { firstRegistered: lookup.firstRegistered, specifications: known(registerFacts(lookup)) } : (copied?.facts ?? {});
