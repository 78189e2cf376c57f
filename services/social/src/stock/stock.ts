import type { Vehicle } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import { askForVehicle, Commands } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { StockedVehicleEntity, type StockedVehicleRow } from './stocked-vehicle.entity.ts';

/** Reads the local copy of the stock. */
@Injectable()
export class Stock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
  ) {}

  /**
   * Asks inventory for a vehicle that is missing or marked as removed, because the copy may lag behind.
   * @throws {ProblemError} 404 if there is no such vehicle; 503 if inventory is needed and does not answer.
   */
  async vehicle(id: number): Promise<Vehicle> {
    const row = await this.dataSource.manager.findOneBy(StockedVehicleEntity, { id });
    return row && !row.isRemoved ? row.vehicle : this.currentOrThrow(id);
  }

  /** The vehicle by inventory's own word; null if it is not in stock. @throws {ProblemError} 503 if inventory does not answer. */
  current(id: number): Promise<Vehicle | null> {
    return askForVehicle(this.commands, id);
  }

  /** The same. @throws {ProblemError} 404 if it is not in stock; 503 if inventory does not answer. */
  async currentOrThrow(id: number): Promise<Vehicle> {
    const vehicle = await this.current(id);
    if (vehicle !== null) return vehicle;
    throw new ProblemError({
      status: 404,
      code: 'SOCIAL.VEHICLE_NOT_FOUND',
      title: 'Vehicle not found',
      detail: `There is no vehicle ${id} in stock.`,
    });
  }

  /** What the copy says of these vehicles, removed ones too, by their ids. */
  async known(ids: readonly number[]): Promise<ReadonlyMap<number, StockedVehicleRow>> {
    const rows = await this.dataSource.manager.findBy(StockedVehicleEntity, { id: In([...new Set(ids)]) });
    return new Map(rows.map((row) => [row.id, row]));
  }
}
