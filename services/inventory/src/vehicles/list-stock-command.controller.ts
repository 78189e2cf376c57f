import { type CommandDefinition, listStockV1, type Vehicle } from '@forecourt/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.ts';
import { toSnapshot } from './vehicle.mapper.ts';

type Question = typeof listStockV1 extends CommandDefinition<infer Asked> ? Asked : never;

const MAX_VEHICLES = 100;
/** Half the maximum message size of NATS; a single vehicle always fits in the other half. */
const MAX_BYTES = 512 * 1024;

/**
 * cmd.inventory.list-stock.v1: a page of the stock. Reads the table, because this replica's memory may be behind what the
 * caller already knows.
 */
@Controller()
export class ListStockCommandController {
  constructor(private readonly dataSource: DataSource) {}

  @MessagePattern<string>(listStockV1.subject)
  async list(@Payload() { after }: Question): Promise<{ vehicles: Vehicle[]; next: number | null }> {
    const rows = await this.dataSource.getRepository(VehicleEntity).find({
      where: { id: MoreThan(after), heldAt: IsNull() },
      order: { id: 'ASC' },
      take: MAX_VEHICLES + 1,
    });
    const vehicles: Vehicle[] = [];
    let bytes = 0;
    for (const row of rows.slice(0, MAX_VEHICLES)) {
      const vehicle = toSnapshot(row);
      bytes += Buffer.byteLength(JSON.stringify(vehicle));
      if (bytes > MAX_BYTES && vehicles.length > 0) break;
      vehicles.push(vehicle);
    }
    return { vehicles, next: vehicles.length < rows.length ? (vehicles.at(-1)?.id ?? null) : null };
  }
}
