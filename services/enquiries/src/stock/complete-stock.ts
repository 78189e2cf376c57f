import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@forecourt/server-kit';
import { askForVehicle, Commands, LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { StockedVehicleEntity, stockedVehicle } from './stocked-vehicle.entity.ts';

const RETRY_MS = 10_000;

/** Asks inventory, once and in the background, for what rows of an earlier release lack of the vans that somebody asked about. */
@Injectable()
export class CompleteStock implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: Commands,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let isTold = false;
    while (!signal.aborted) {
      try {
        for (const id of await this.incomplete()) await this.complete(id);
        return;
      } catch (error) {
        if (!isTold) this.logger.warn({ err: error }, 'what is known of vans is not complete yet');
        isTold = true;
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async incomplete(): Promise<readonly number[]> {
    const vans: { id: number }[] = await this.dataSource.query(
      `SELECT id FROM vehicle WHERE details IS NULL AND NOT is_removed AND id IN (SELECT vehicle_id FROM enquiry) ORDER BY id`,
    );
    return vans.map(({ id }) => id);
  }

  private async complete(id: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const vehicle = await askForVehicle(this.commands, id);
    // An event that has arrived meanwhile is newer.
    if (!vehicle) return;
    const { stockStatus, picture, details } = stockedVehicle(vehicle);
    await this.dataSource.manager.update(StockedVehicleEntity, { id, details: IsNull() }, { stockStatus, picture, details });
  }
}
