import { type CommandDefinition, getVehicleV1, type Vehicle } from '@forecourt/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { DataSource, IsNull } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.ts';
import { toSnapshot } from './vehicle.mapper.ts';

type Question = typeof getVehicleV1 extends CommandDefinition<infer Asked> ? Asked : never;

/** cmd.inventory.get-vehicle.v1. Reads the table, because this replica's memory may lag behind too. */
@Controller()
export class GetVehicleCommandController {
  constructor(private readonly dataSource: DataSource) {}

  @MessagePattern<string>(getVehicleV1.subject)
  async answer(@Payload() { id }: Question): Promise<{ vehicle: Vehicle | null }> {
    const row = await this.dataSource.getRepository(VehicleEntity).findOneBy({ id, heldAt: IsNull() });
    return { vehicle: row && toSnapshot(row) };
  }
}
