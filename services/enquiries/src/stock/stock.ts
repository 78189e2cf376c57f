import type { Logger } from '@forecourt/server-kit';
import { askForVehicle, Commands, LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { StockedVehicleEntity, type StockedVehicleRow, stockedVehicle } from './stocked-vehicle.entity.ts';

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
    // Transactions, because they join one that the request holds: anything else would take a second connection.
    if (await this.dataSource.transaction((manager) => manager.existsBy(StockedVehicleEntity, { id }))) return;
    try {
      const vehicle = await askForVehicle(this.commands, id);
      if (vehicle) await this.dataSource.transaction((manager) => add(manager, stockedVehicle(vehicle)));
    } catch (error) {
      this.logger.warn({ err: error, vehicleId: id }, 'inventory has not told of a vehicle');
    }
  }
}

const add = (manager: EntityManager, vehicle: StockedVehicleRow): Promise<unknown> =>
  // An event that has arrived meanwhile is newer.
  manager.createQueryBuilder().insert().into(StockedVehicleEntity).values(vehicle).orIgnore().execute();
