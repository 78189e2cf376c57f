import type { LookedUpFacts, LookupSource } from '@forecourt/contracts';

/** The facts that a source knows about a vehicle; unknown fields are absent. */
export type KnownFacts = { [Field in keyof LookedUpFacts]?: NonNullable<LookedUpFacts[Field]> };

/** A register of vehicles by registration, such as "AB12CDE". */
export interface VehicleSource {
  readonly name: LookupSource;
  /** Null if the register has no such vehicle. */
  find(registration: string): Promise<KnownFacts | null>;
}

/** Injection token of the sources, in order of precedence. */
export const VEHICLE_SOURCES = Symbol('VEHICLE_SOURCES');

/** Removes null and undefined fields. */
export const known = (facts: { [Field in keyof KnownFacts]?: KnownFacts[Field] | null | undefined }): KnownFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as KnownFacts;
