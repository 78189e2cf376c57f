import type { Logger } from '@forecourt/server-kit';
import { askForVehicle, Commands, LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StockedVehicleEntity, stockedVehicle } from './stocked-vehicle.entity.ts';

/** The local copy of the stock. */
@Injectable()
export class Stock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Asks inventory for a vehicle that is not in the copy yet, and stores it. It never fails, so that no enquiry is lost: if
   * inventory does not answer, the event will bring the vehicle.
   */
  async ensureKnown(id: number): Promise<void> {
    const vehicles = this.dataSource.getRepository(StockedVehicleEntity);
    if (await vehicles.existsBy({ id })) return;
    try {
      const vehicle = await askForVehicle(this.commands, id);
      // An event that has arrived meanwhile is newer.
      if (vehicle) await vehicles.createQueryBuilder().insert().values(stockedVehicle(vehicle)).orIgnore().execute();
    } catch (error) {
      this.logger.warn({ err: error, vehicleId: id }, 'inventory has not told of a vehicle');
    }
  }
}
