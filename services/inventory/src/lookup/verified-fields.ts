import { VERIFIABLE_FIELDS, type VehicleFacts, type VehicleLookup, type VerifiableField } from '@forecourt/contracts';
import { registerEntryName } from '@forecourt/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { LookedUpVehicleEntity } from './looked-up-vehicle.entity.ts';

/** Tells which values of a vehicle match the last lookup of its registration (D25), whether or not staff typed them in. */
@Injectable()
export class VerifiedFields {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores what DVLA returned; if it did not answer, its earlier values stay. Sample data verifies nothing. */
  async remember(registration: string, { sources, ...lookup }: VehicleLookup): Promise<void> {
    const said = VERIFIABLE_FIELDS.flatMap((field) => {
      const value = lookup[field];
      return value === null || sources[field] !== 'dvla' ? [] : [[field, value] as const];
    });
    if (said.length === 0) return;
    await this.dataSource
      .getRepository(LookedUpVehicleEntity)
      .upsert({ registration, facts: Object.fromEntries(said), lookedUpAt: new Date() }, ['registration']);
  }

  async of(manager: EntityManager, facts: VehicleFacts): Promise<VerifiableField[]> {
    const [verified = []] = await this.ofAll(manager, [facts]);
    return verified;
  }

  /** In the order of the vehicles. */
  async ofAll(manager: EntityManager, vehicles: readonly VehicleFacts[]): Promise<VerifiableField[][]> {
    const registrations = vehicles.map(({ registrationNumber }) => registerEntryName(registrationNumber ?? ''));
    const known = registrations.filter((registration) => registration !== null);
    const rows = known.length === 0 ? [] : await manager.findBy(LookedUpVehicleEntity, { registration: In(known) });
    const said = new Map(rows.map(({ registration, facts }) => [registration, facts]));
    return vehicles.map((vehicle, place) => {
      const facts = said.get(registrations[place] ?? '');
      return VERIFIABLE_FIELDS.filter((field) => facts?.[field] !== undefined && facts[field] === vehicle[field]);
    });
  }
}
