import type { LookedUpFacts, LookupSource } from '@forecourt/contracts';

/** What a source knows of a vehicle: fields that it does not know are left out. */
export type KnownFacts = { [Field in keyof LookedUpFacts]?: NonNullable<LookedUpFacts[Field]> };

/** A register that is asked for a registration such as "AB12CDE". */
export interface VehicleSource {
  readonly name: LookupSource;
  /** Null when the register has no such vehicle. */
  find(registration: string): Promise<KnownFacts | null>;
}

/** Injection token of the sources that are asked, the one whose word counts first. */
export const VEHICLE_SOURCES = Symbol('VEHICLE_SOURCES');

/** Leaves out what is not known. */
export const known = (facts: { [Field in keyof KnownFacts]?: KnownFacts[Field] | null | undefined }): KnownFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as KnownFacts;
