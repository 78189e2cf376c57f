import type { Vehicle } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import { askForVehicle, Commands } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StockedVehicleEntity } from './stocked-vehicle.entity.ts';

/** The copy of the stock, to read. */
@Injectable()
export class Stock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
  ) {}

  /**
   * Inventory is asked for what the copy does not have, or has as removed: it may not have heard of it yet.
   * @throws {ProblemError} 404 where there is no such vehicle; 503 where inventory, which has to be asked, does not answer.
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
