import type { Vehicle } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import { askForVehicle, Commands } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StockedVehicleEntity } from './stocked-vehicle.entity.ts';

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
    const vehicle = row && !row.isRemoved ? row.vehicle : await askForVehicle(this.commands, id);
    if (vehicle !== null) return vehicle;
    throw new ProblemError({
      status: 404,
      code: 'SOCIAL.VEHICLE_NOT_FOUND',
      title: 'Vehicle not found',
      detail: `There is no vehicle ${id} in stock.`,
    });
  }
}
