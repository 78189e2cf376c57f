import type { Vehicle } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StockedVehicleEntity } from './stocked-vehicle.entity.ts';

/** The copy of the stock, to read. */
@Injectable()
export class Stock {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws {ProblemError} 404 for a vehicle that was removed, or is not known here yet. */
  async vehicle(id: number): Promise<Vehicle> {
    const row = await this.dataSource.manager.findOneBy(StockedVehicleEntity, { id });
    if (row && !row.isRemoved) return row.vehicle;
    throw new ProblemError({
      status: 404,
      code: 'SOCIAL.VEHICLE_NOT_FOUND',
      title: 'Vehicle not found',
      detail: `There is no vehicle ${id} in stock. If it was added just now, please try again in a moment.`,
    });
  }
}
