import type { Logger } from '@forecourt/server-kit';
import { askForVehicle, Commands, LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StockedVehicleEntity, stockedVehicle } from './stocked-vehicle.entity.ts';

/** The copy of the stock, of which events tell. */
@Injectable()
export class Stock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Asks inventory for a vehicle that the copy has not heard of yet, and writes it down. An enquiry is never lost over it:
   * where there is no answer, the event will tell.
   */
  async learn(id: number): Promise<void> {
    const vehicles = this.dataSource.getRepository(StockedVehicleEntity);
    if (await vehicles.existsBy({ id })) return;
    try {
      const vehicle = await askForVehicle(this.commands, id);
      // What an event has told meanwhile is newer.
      if (vehicle) await vehicles.createQueryBuilder().insert().values(stockedVehicle(vehicle)).orIgnore().execute();
    } catch (error) {
      this.logger.warn({ err: error, vehicleId: id }, 'inventory has not told of a vehicle');
    }
  }
}
